import SDK

extension SDKDevice {
  func getName() -> String {
    if let name = self.name, name.count > 0 {
      return name
    } else {
      return "Unnamed"
    }
  }
}
