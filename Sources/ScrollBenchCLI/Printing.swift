/// Prints the bytes of a report as they are.
func printBytes(_ bytes: [UInt8]) {
  print(String(decoding: bytes, as: UTF8.self), terminator: "")
}
