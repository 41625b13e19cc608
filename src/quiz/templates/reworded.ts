import type { Candidate, Template } from '#quiz/template.ts'

import { nextVersion } from './next-version.ts'

/** A template whose questions stay the same but for some words, or for the article to read. */
export type Wording = {
  /** The version before, which goes on saying what it said. */
  readonly of: Template
  /** What is replaced, and by what, one after the other in every text of a question. */
  readonly words: readonly Rewording[]
  /** Slug of the article that explains the question better than the one before. */
  readonly article?: string
}

type Rewording = readonly [from: string | RegExp, to: string]

/** The next version of a template: its draws, in the new words. */
export function reworded({ of: template, words, article }: Wording): Template {
  return nextVersion(template, (draft) => ({
    ...draft,
    stem: say(draft.stem),
    answer: sayAll(draft.answer),
    wrong: draft.wrong.map(sayAll),
    right: say(draft.right),
    see: { ...draft.see, article: article ?? draft.see.article },
  }))

  function say(text: string): string {
    return inNewWords(text, words)
  }

  function sayAll(candidate: Candidate): Candidate {
    const { text, why } = candidate
    return { ...candidate, text: say(text), why: why === null ? null : say(why) }
  }
}

/** A text with everything replaced that has new words. */
function inNewWords(text: string, words: readonly Rewording[]): string {
  return words.reduce((said, [from, to]) => said.replaceAll(from, to), text)
}
