import Files
import Testing

@Suite("Names of files in a command line")
struct PathTextTests {
  @Test(
    "stand in place of paths, and everything else stays",
    arguments: [
      ("run --rows /home/a/b.csv title=x/y.z", "run --rows b.csv title=y.z"),
      ("run --output=../c/ --hz 60", "run --output=c --hz 60"),
      ("report results/latest:square --html p.html", "report latest:square --html p.html"),
      ("sweep --set name=a/b c=d/e --vary x=1/2", "sweep --set name=a/b c=d/e --vary x=1/2"),
      ("run --set name=a/b --rows /dev/stdin", "run --set name=a/b --rows /dev/stdin"),
      ("analyze / a//b", "analyze / b"),
      ("compare /x/old/1.json -- /x/new/1.json 2.json", "compare old/1.json -- new/1.json 2.json"),
      ("compare /x/1.json -- 1.json y/1.json", "compare x/1.json -- 1.json y/1.json"),
      ("compare x/old/1.json y/old/1.json", "compare x/old/1.json y/old/1.json"),
      ("compare /x/1.json /x/1.json", "compare 1.json 1.json"),
    ])
  func words(_ typed: String, _ recorded: String) {
    let words = typed.split(separator: " ").map(String.init)
    #expect(PathText.withoutFolders(words).joined(separator: " ") == recorded)
    #expect(
      PathText.withoutFolders(PathText.withoutFolders(words)) == PathText.withoutFolders(words))
  }
}
