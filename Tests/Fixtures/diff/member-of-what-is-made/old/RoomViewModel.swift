import Foundation

struct RoomData {
  let name: String
}
class RoomViewModel {
  var roomName = ""
  var data: RoomData {
    RoomData(
      name: roomName
    )
  }
}
