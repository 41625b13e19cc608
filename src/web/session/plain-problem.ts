/** What went wrong without any call: in the browser, or in what was typed. Its message is for people. */
export class PlainProblem extends Error {
  override readonly name = 'PlainProblem'
}
