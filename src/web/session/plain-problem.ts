/** A failure without a call: in the browser, or in the input. The message is shown as it is. */
export class PlainProblem extends Error {
  override readonly name = 'PlainProblem'
}
