// Without an argument: lists the cases. With the index of a case: runs it.
if CommandLine.arguments.count == 1 {
  for counted in CountedCase.all { print(counted.name) }
} else if let index = Int(CommandLine.arguments[1]), CountedCase.all.indices.contains(index) {
  CountedCase.run(index)
} else {
  fatalError("there is no case \(CommandLine.arguments[1])")
}
