import { misconceptions } from '#quiz/misconceptions.ts'
import type { McqQuestion } from '#quiz/question.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { asciiJson } from '#server/live/transport/frame.ts'

/** Questions whose texts are cached, because each is sent to every player. */
const MAX_CACHED = 2000

/** The texts of the questions of class games, as ASCII JSON. */
export type GameTexts = {
  /**
   * Returns a question as a player is shown it.
   * @param choice the own answer, -1 for none; null leaves out all that could give the right option away
   */
  readonly forPlayer: (questionId: string, question: number, choice: number | null) => string
  /** Returns a question as the host is shown it; with its lesson only once it is closed. */
  readonly forHost: (questionId: string, question: number, isOpen: boolean) => string
}

/** A wrong option and the idea behind it. */
export type Idea = {
  readonly option: number
  readonly idea: string | null
  readonly correction: string
}

/** Creates the cache of question texts; the oldest question makes room for a new one. */
export function createGameTexts(): GameTexts {
  const cache = new Map<
    string,
    { readonly question: McqQuestion; readonly texts: Map<string, string> }
  >()
  return {
    forPlayer: (questionId, question, choice) =>
      numbered(
        question,
        textOf(questionId, `player ${choice}`, (one) => ({
          ...asked(one),
          lesson:
            choice === null
              ? null
              : {
                  questionId: one.id,
                  explanation: one.explanation,
                  feedback: one.feedback[choice]?.text ?? null,
                },
        })),
      ),
    forHost: (questionId, question, isOpen) =>
      numbered(
        question,
        textOf(questionId, `host ${isOpen}`, (one) => ({
          ...asked(one),
          lesson: isOpen
            ? null
            : { questionId: one.id, explanation: one.explanation, ideas: ideasOf(one) },
        })),
      ),
  }

  function textOf(
    questionId: string,
    kind: string,
    make: (question: McqQuestion) => object,
  ): string {
    const { question, texts } = cached(questionId)
    const known = texts.get(kind)
    const text = known ?? asciiJson(make(question))
    if (known === undefined) texts.set(kind, text)
    return text
  }

  function cached(id: string) {
    const known = cache.get(id)
    if (known !== undefined) return known
    const entry = { question: requireQuestion(id), texts: new Map<string, string>() }
    if (cache.size === MAX_CACHED) cache.delete(cache.keys().next().value ?? '')
    cache.set(id, entry)
    return entry
  }
}

/**
 * Returns the question of a stored id.
 * @throws when the id makes no question with options
 */
export function requireQuestion(id: string): McqQuestion {
  const question = questionOf(id)
  if (question?.type === 'mcq') return question
  throw new Error(`The question ${id} of a class game cannot be made again.`)
}

/** Returns the wrong options of a question that have a correction. */
export function ideasOf({ feedback }: McqQuestion): readonly Idea[] {
  return feedback.flatMap((one, option) => {
    if (one === null) return []
    const idea = one.misconception === null ? null : misconceptions[one.misconception].idea
    return [{ option, idea, correction: one.text }]
  })
}

function asked({ question, options }: McqQuestion) {
  return { text: question, options }
}

/** Adds the number of the question, since another game asks it at another place. */
function numbered(question: number, text: string): string {
  return `{"question":${question},${text.slice(1)}`
}
