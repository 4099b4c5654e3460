// Without an argument it lists the questions; with the number of one it does that one's work.
let questions = Question.all
if CommandLine.arguments.count == 1 {
  for question in questions { print(question.name) }
} else if let number = Int(CommandLine.arguments[1]), questions.indices.contains(number) {
  countedWork(try questions[number].makeReady())
} else {
  fatalError("there is no question \(CommandLine.arguments[1])")
}
