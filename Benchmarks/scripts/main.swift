import CommandRuns
import Glibc

// Pages of text in several scripts: the processor time of the command for a page of each minus that for an empty page,
// and its ratio to Latin. Exit status 1: a page of Arabic or Hebrew takes more than three times as long.
//
//     scripts [COMMAND]           COMMAND is by default the package's release build

/// Sentences of about a line and a half, in the scripts whose fonts are bundled.
let sentences = [
  (
    "Latin",
    "The settings of this screen stay on the device, and are sent to nobody unless you ask for a copy."
  ),
  (
    "Cyrillic",
    "Настройки этого экрана хранятся на устройстве и не передаются никому, пока вы об этом не попросите."
  ),
  (
    "Greek",
    "Οι ρυθμίσεις αυτής της οθόνης μένουν στη συσκευή και δεν στέλνονται σε κανέναν αν δεν το ζητήσετε."
  ),
  (
    "Arabic",
    "تُحفظ إعدادات هذه الشاشة على الجهاز ولا تُرسل إلى أي شخص آخر إلا إذا طلبت نسخة منها لنفسك أو لغيرك."
  ),
  (
    "Hebrew", "ההגדרות של מסך זה נשמרות במכשיר ואינן נשלחות לאיש, אלא אם כן תבקשו עותק שלהן לעצמכם או לאחרים."
  ),
  ("Devanagari", "इस स्क्रीन की सेटिंग डिवाइस पर रहती हैं और किसी को नहीं भेजी जातीं जब तक आप प्रति न माँगें।"),
  ("Thai", "การตั้งค่าของหน้าจอนี้เก็บไว้ในอุปกรณ์และจะไม่ส่งให้ผู้ใดเว้นแต่คุณจะขอสำเนาของการตั้งค่านั้น"),
]
let mostShare = 3.0
/// The scripts with a limit.
let measured = ["Arabic", "Hebrew"]
/// Labels per page, each with a different part of the sentence, and runs per page.
let (labels, runs) = (40, 9)

/// A screen full of labels whose texts all differ, so that none is laid out only once.
func page(_ sentence: String) -> String {
  let text = Array(sentence)
  let views = (0..<labels).map { number in
    let start = number * 7 % max(1, text.count)
    let turned = String(text[start...] + text[..<start]).trimmed
    return """
      <label text="\(turned)" numberOfLines="0" id="l\(number)">\
      <rect key="frame" x="10" y="\(10 + number * 20)" width="355" height="36"/>\
      <fontDescription key="fontDescription" type="system" pointSize="14"/></label>
      """
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
    <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="812"/>
    <subviews>\(sentence.isEmpty ? "" : views.joined())</subviews></view></objects></document>
    """
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(
  separator: "/")
let program = CommandLine.arguments.dropFirst().first ?? package + "/.build/release/layoutshot"
func milliseconds(_ sentence: String) -> Double {
  let run = Run.best(
    program, on: "page.xib", page(sentence), command: ["render", "--quiet"],
    options: ["--jobs", "1", "--orientation", "portrait", "--scale", "2", "--output", "{}"], of: runs)
  guard run.isComplete else {
    print("\(program) fails")
    exit(2)
  }
  return run.seconds * 1000
}
func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

let empty = milliseconds("")
var latin = 0.0
var fallsShort = false
print("empty page  \(rounded(empty)) ms")
for (name, sentence) in sentences {
  let own = max(milliseconds(sentence) - empty, 0.1)
  if name == "Latin" { latin = own }
  let share = own / latin
  if measured.contains(name), share > mostShare { fallsShort = true }
  print("\(name)  \(rounded(own)) ms (\(rounded(share)))")
}
exit(fallsShort ? 1 : 0)
