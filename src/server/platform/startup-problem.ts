/** A reason not to start that the operator can mend. Its message is printed alone, without a stack. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}
