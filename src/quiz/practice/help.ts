/** The help that a learner gets with a question. */
export type Help = {
  readonly hasHints: boolean
  /** How often an answer that the learner makes may be given. */
  readonly tries: 1 | 2
}

/** Until a set of questions says otherwise. */
export const FULL_HELP: Help = { hasHints: true, tries: 2 }
