import type { ShownQuestion } from '#contract/match.ts'
import { openBadge, wholeBadge } from '#quiz/badge.ts'
import type { McqQuestion } from '#quiz/question.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { asciiJson } from '#server/live/transport/frame.ts'

/**
 * Questions whose texts are cached, because each is sent again: to the other player, and with its
 * lesson. Enough for a thousand matches.
 */
const MAX_CACHED = 10_000

/** The texts of questions as players are shown them, as ASCII JSON. */
export type QuestionTexts = {
  /**
   * Returns a `ShownQuestion` without its number, since another match asks it at another place.
   * @param choice the player's own answer on record; null while there is none, which leaves out all
   * that could give the right option away
   * @throws when the id makes no question
   */
  readonly shown: (questionId: string, choice: number | null) => string
}

type Cached = { readonly question: McqQuestion; readonly texts: Map<number | null, string> }

/** Creates the cache of question texts; the oldest question makes room for a new one. */
export function createQuestionTexts(): QuestionTexts {
  const cache = new Map<string, Cached>()
  return {
    shown(questionId, choice) {
      const { question, texts } = cached(questionId)
      const known = texts.get(choice)
      const text = known ?? asciiJson(shownQuestion(question, choice))
      if (known === undefined) texts.set(choice, text)
      return text
    },
  }

  function cached(id: string): Cached {
    const known = cache.get(id)
    if (known !== undefined) return known
    const question = questionOf(id)
    if (question?.type !== 'mcq') {
      throw new Error(`The question ${id} of a match cannot be made again.`)
    }
    const entry: Cached = { question, texts: new Map() }
    if (cache.size === MAX_CACHED) cache.delete(cache.keys().next().value ?? '')
    cache.set(id, entry)
    return entry
  }
}

function shownQuestion(
  question: McqQuestion,
  choice: number | null,
): Omit<ShownQuestion, 'question'> {
  return {
    text: question.question,
    options: question.options,
    badge: choice === null ? openBadge(question) : wholeBadge(question),
    lesson: choice === null ? null : lessonOf(question, choice),
  }
}

function lessonOf(question: McqQuestion, choice: number): ShownQuestion['lesson'] {
  return {
    questionId: question.id,
    explanation: question.explanation,
    feedback: question.feedback[choice]?.text ?? null,
  }
}
