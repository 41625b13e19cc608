/** The props of the field of any kind. `Question` is the one of its kind. */
export type FieldProps<Question> = {
  readonly question: Question
  /** The answer so far; empty at first. */
  readonly given: string
  /** It was submitted and cannot be read. */
  readonly isRefused: boolean
  /** The element that says how the answer reads. */
  readonly noteId: string
  readonly onGive: (given: string) => void
}
