import type { IssuedQuestion } from '#contract/practice.ts'
import type { Wish } from '#quiz/practice/question-types.ts'
import { kindOf } from '#quiz/question-kind.ts'
import type { Question } from '#quiz/question.ts'
import type { Issued, Supply } from '#web/store/account-practice.ts'
import { codeOf, type ProblemCode } from '#web/wire/api.ts'

/** As many as wait at least while a question is on screen. */
const AHEAD = 3
const BATCH = 6

/** With these the server will never issue any, however often it is asked. */
const FINAL: ReadonlySet<ProblemCode> = new Set([
  'malformed',
  'foreign_origin',
  'not_found',
  'method_not_allowed',
  'too_large',
  'unsupported_media_type',
  'invalid_input',
])

type Parts = {
  /** Has questions issued. @throws CallProblem */
  readonly issue: (wish: Wish, count: number) => Promise<readonly IssuedQuestion[]>
  /** Makes a question from its id; null when this version of the product does not know it. */
  readonly questionOf: (id: string) => Promise<Question | null>
}

/** Questions that the server has issued ahead, so that the next one is there at once. */
export function createSupply({ issue, questionOf }: Parts): Supply {
  let stock: readonly Issued[] = []
  /** The settings that the stock was issued for; other settings need other questions. */
  let wanted = ''
  let coming: Promise<void> | null = null
  /** The callers that wait for the next question, which comes before those behind it. */
  let waiting: readonly (() => void)[] = []

  function want(wish: Wish) {
    const key = JSON.stringify([
      wish.enabledCategories,
      wish.difficulty,
      wish.questionTypes,
      wish.topics,
    ])
    if (key !== wanted) {
      wanted = key
      stock = []
      coming = null
    }
  }

  /** Settles when all requested questions have come. @throws the final refusal */
  function fill(wish: Wish): Promise<void> {
    if (stock.length > AHEAD) return Promise.resolve()
    if (coming !== null) return coming
    const key = wanted
    function keep(issued: Issued) {
      if (wanted !== key) return
      stock = [...stock, issued]
      for (const resume of waiting) resume()
      waiting = []
    }
    const mine = bring(wish, keep)
      .catch((error: unknown) => {
        // Without a connection there are none: the next question that is asked for tries again.
        if (FINAL.has(codeOf(error))) throw error
      })
      .finally(() => {
        if (coming === mine) coming = null
      })
    coming = mine
    return mine
  }

  async function bring(wish: Wish, keep: (issued: Issued) => void): Promise<void> {
    const questions = await issue(wish, BATCH)
    for (const { issue_id: issueId, question_id: id } of questions) {
      // In the order in which they were issued.
      // oxlint-disable-next-line no-await-in-loop
      const question = kindOf(id) === null ? null : await questionOf(id)
      if (question !== null) keep({ issueId, question })
    }
  }

  return {
    take(wish) {
      want(wish)
      const [first = null, ...rest] = stock
      stock = rest
      // The screen that waits for the next question asks again, and hears of the failure then.
      fill(wish).catch(() => undefined)
      return first
    },
    async filled(wish) {
      want(wish)
      if (stock.length > 0) return
      const kept = new Promise<void>((resolve) => {
        waiting = [...waiting, resolve]
      })
      await Promise.race([kept, fill(wish)])
    },
  }
}
