import { setTimeout } from 'node:timers/promises'

import type * as z from 'zod/mini'

import { callPath, type CallName, calls } from '#contract/calls.ts'
import { categories } from '#quiz/categories.ts'
import { shortestReadingMs } from '#quiz/practice/reading-time.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { poll } from '#server/testing/poll.ts'

/** An answer that the server has acknowledged. */
export type Acknowledged = {
  readonly issueId: string
  readonly choice: number
  readonly isCorrect: boolean
  readonly xp: number
}

/** A signed-in client that answers, in turn fast and as slowly as a reader, and repeats what was not acknowledged. */
export type Learner = {
  readonly userId: string
  readonly acknowledged: readonly Acknowledged[]
  /** Requests that failed because something was down. */
  readonly failures: () => number
  /** Settles when the next answer of the server has come. */
  readonly served: () => Promise<void>
  /** Settles when the answer that is on its way is acknowledged. */
  readonly finish: () => Promise<void>
}

type Output<Name extends CallName> = z.output<(typeof calls)[Name]['output']>
type Issued = Output<'issue_practice_questions'>['questions'][number]

const PASSWORD = 'violet-brass-telescope'
const BATCH = 10
const RETRY_MS = 50
const LONGEST_OUTAGE_MS = 120_000
const RIGHT = 0.7
/** Answers that are given only when their question can have been read, and so earn XP. */
const PATIENT = 0.5
/** Answers that are sent once more although they were acknowledged. */
const REPEATED = 0.1

/**
 * Starts so many learners, one after the other.
 * @param originOf the address of the server of the learner with this number
 */
export async function startLearners(
  count: number,
  originOf: (index: number) => string,
): Promise<readonly Learner[]> {
  const learners: Learner[] = []
  for (let index = 0; index < count; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    learners.push(await startLearner(originOf(index), `learner${index}`))
  }
  return learners
}

/** Signs up at a server and begins to answer. */
export async function startLearner(origin: string, learner: string): Promise<Learner> {
  let cookie = ''
  let failures = 0
  let next = Promise.withResolvers<void>()
  const finishing = new AbortController()
  const acknowledged: Acknowledged[] = []

  await ask('sign_up', { email: `${learner}@chem.example`, password: PASSWORD })
  const { account } = await ask('get_session', {})
  if (account === null) throw new Error('Signing up did not sign in')
  const ended = practise()
  return {
    userId: account.user_id,
    acknowledged,
    failures: () => failures,
    served: () => next.promise,
    finish() {
      finishing.abort()
      return ended
    },
  }

  async function practise(): Promise<void> {
    // One batch after the other, one answer after the other, as a person does.
    /* oxlint-disable no-await-in-loop */
    while (!finishing.signal.aborted) {
      const { questions } = await ask('issue_practice_questions', {
        count: BATCH,
        enabled_categories: categories.map(({ id }) => id),
        difficulty: 'easy',
      })
      for (const { issue_id } of questions) await ask('open_practice_question', { issue_id })
      for (const issued of questions) {
        // Every second answer comes too fast to earn XP.
        if (Math.random() < PATIENT) await setTimeout(readingMsOf(issued))
        if (!finishing.signal.aborted) await answer(issued)
      }
    }
    /* oxlint-enable no-await-in-loop */
  }

  async function answer(issued: Issued): Promise<void> {
    const input = { issue_id: issued.issue_id, selected_answer: chosen(issued) }
    const result = await ask('answer_practice_question', input)
    acknowledged.push({
      issueId: issued.issue_id,
      choice: result.answer.selected_answer,
      isCorrect: result.answer.is_correct,
      xp: result.xp,
    })
    if (Math.random() > REPEATED) return
    const again = await ask('answer_practice_question', { ...input, selected_answer: 3 })
    if (JSON.stringify([again.answer, again.xp]) !== JSON.stringify([result.answer, result.xp])) {
      throw new Error(`A repeated answer got another result: ${issued.issue_id}`)
    }
  }

  /** Repeats a call until it is answered. Any error but a full allowance and an outage is thrown. */
  async function ask<Name extends CallName>(name: Name, input: object): Promise<Output<Name>>
  async function ask(name: CallName, input: object): Promise<unknown> {
    const response = await poll(() => tryToPost(name, input), isAnswer, {
      everyMs: RETRY_MS,
      withinMs: LONGEST_OUTAGE_MS,
    })
    if (response?.status !== 200) {
      throw new Error(`${name}: ${response?.status} ${JSON.stringify(response?.body)}`)
    }
    next.resolve()
    next = Promise.withResolvers()
    return calls[name].output.parse(response.body)
  }

  /** Counts a failure when the server cannot answer. */
  async function tryToPost(name: string, input: object) {
    const response = await post(name, input)
    if (response === null || response.status === 503) failures += 1
    return response
  }

  /** Null when there was no answer. */
  async function post(name: string, input: object) {
    try {
      const response = await fetch(`${origin}${callPath(name)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, ...(cookie !== '' && { cookie }) },
        body: JSON.stringify(input),
      })
      const set = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
      if (cookie === '') cookie = set.join('; ')
      const body: unknown = await response.json()
      return { status: response.status, body }
    } catch {
      return null
    }
  }
}

/** An outage and a full allowance are no answers: they pass. */
function isAnswer(response: { readonly status: number } | null): boolean {
  return response !== null && response.status !== 503 && response.status !== 429
}

function readingMsOf({ question_id }: Issued): number {
  const question = questionOf(question_id)
  if (question === null) throw new Error(`The question ${question_id} cannot be made`)
  return shortestReadingMs(question)
}

function chosen({ question_id }: Issued): number {
  const question = questionOf(question_id)
  if (question?.type !== 'mcq') throw new Error(`The question ${question_id} cannot be made`)
  const right = question.options.indexOf(question.correctAnswer)
  return Math.random() < RIGHT ? right : (right + 1) % question.options.length
}
