import type { SetDraft } from '#contract/classroom/sets.ts'

/** The draft of a set of these questions, in this order and the same for everyone, without a limit of time and hints. */
export function listedSet(questions: readonly string[], tries: 1 | 2 = 1): SetDraft {
  return {
    source: { kind: 'fixed', questions: [...questions] },
    order: 'given',
    timer: 'off',
    tries,
    hints: false,
    is_shared_seed: true,
  }
}
