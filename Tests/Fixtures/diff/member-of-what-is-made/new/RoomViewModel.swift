import Foundation

struct RoomData {
  let name: String
  let isRecording: Bool
}
class RoomViewModel {
  var roomName = ""
  var recording = false
  var data: RoomData {
    RoomData(
      name: roomName,
      isRecording: recording
    )
  }
}
