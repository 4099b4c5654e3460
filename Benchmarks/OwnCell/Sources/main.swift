import ScrollBench

let words = "a message of the chat is as high as its words need it to be in the bubble".split(
  separator: " ")

/// Returns a text of 1 to 40 words.
func text(_ number: Int) -> String {
  (0...number * 7 % 40).map { words[($0 + number) % words.count] }.joined(separator: " ")
}

scrollBenchMain(contents: [
  CellContentDescriptor(id: "chat-bubble") { ChatBubble() },
  CellContentDescriptor(id: "setting") { SettingCell() },
]) {
  for day in 1...60 {
    TableSection(header: "Settings of day \(day)") {
      Setting(title: "Notifications", color: 0xFF3B30, isOn: day % 2 == 0)
      Setting(title: "Wallpaper", color: 0x32ADE6, value: "Day \(day)")
      Setting(title: "Mute", color: 0x5856D6, isOn: day % 3 == 0)
      Setting(title: "Members", color: 0x8E8E93, value: "\(day % 5 + 2)")
    }
    TableSection(header: "Day \(day)") {
      for number in 1...12 {
        Message(body: text(day * 12 + number), isMine: (day + number) * 5 % 7 < 3)
      }
    }
  }
}
