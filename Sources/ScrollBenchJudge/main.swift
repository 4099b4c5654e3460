import JudgingCLI

JudgeCommand.runProgram()
