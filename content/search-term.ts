/** A page of the library with the terms that it explains. */
export type TermPage = {
  readonly title: string
  readonly path: string
  readonly terms: readonly PageTerm[]
}

/** A term as it stands in a sentence: 'ion', 'Lewis structure'. */
export type PageTerm = {
  readonly term: string
  /** The place in the page, where it has one; empty where it has none. */
  readonly anchor: string
  /** The sentence that says what the term means, where it is one that stands by itself; empty where it is not. */
  readonly meaning: string
}
