// Without an argument it lists the questions; with the number of one it does that one's work.
if CommandLine.arguments.count == 1 {
  for question in Question.all { print(question.name) }
} else if let number = Int(CommandLine.arguments[1]), Question.all.indices.contains(number) {
  Question.doWork(ofQuestion: number)
} else {
  fatalError("there is no question \(CommandLine.arguments[1])")
}
