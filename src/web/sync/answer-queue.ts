import { type Outbox, MAX_WAITING, type WaitingAnswer } from '#web/outbox/outbox-shape.ts'
import type { Stored } from '#web/store/stored.ts'
import { CallProblem, codeOf, type Output, type ProblemCode, retryDelay } from '#web/wire/api.ts'

/** The server has judged an answer and counted it once. */
export type Counted = Output<'answer_practice_question'>

type QueueParts = {
  readonly userId: string
  /** Where answers wait in this browser, also over a reload. */
  readonly place: Stored<Outbox>
  /** Sends one answer; may be repeated, since the server knows it by its issue id. */
  readonly send: (answer: WaitingAnswer) => Promise<Counted>
  readonly onCounted: (answer: WaitingAnswer, counted: Counted) => void
  /** The first failure of an answer. It is tried again. */
  readonly onDelayed: (answer: WaitingAnswer) => void
  /** The server will never count this answer; it is given up. */
  readonly onRefused: (answer: WaitingAnswer) => void
  /** Settles after so many milliseconds, or at once when it has to hurry. */
  readonly wait: (milliseconds: number) => Promise<void>
}

export type AnswerQueue = {
  readonly add: (answer: Omit<WaitingAnswer, 'userId'>) => void
  /** Sends the waiting answers, for example from before a reload. */
  readonly start: () => void
  readonly stop: () => void
}

/** The server knows no such question, or it is not one of this user. */
const FINAL: ReadonlySet<ProblemCode> = new Set(['not_found', 'invalid_input'])

/** A server of the previous version refuses made answers; another server is tried this many times. */
const PREVIOUS_SERVER_TRIES = 6

/** Whether no further try helps. */
function isFinal({ response }: WaitingAnswer, code: ProblemCode, failures: number): boolean {
  const isPerhapsEarly = response !== undefined && code === 'invalid_input'
  return FINAL.has(code) && !(isPerhapsEarly && failures < PREVIOUS_SERVER_TRIES)
}

/**
 * Sends answers in their order, each until the server has acknowledged it. An answer is stored
 * before it is sent and removed after its acknowledgment, so nothing is lost; the server takes an
 * issue id once, so nothing is counted twice.
 */
export function createAnswerQueue(parts: QueueParts): AnswerQueue {
  const { userId, place, send, onCounted, onDelayed, onRefused, wait } = parts
  let isSending = false
  let isStopped = false

  function isRunning(): boolean {
    return !isStopped
  }

  function next(): WaitingAnswer | undefined {
    return place.get().answers.find((answer) => answer.userId === userId)
  }

  function remove({ issueId, secondResponse }: WaitingAnswer) {
    place.update(({ answers, ...rest }) => ({
      ...rest,
      answers: answers.filter(
        (answer) => answer.issueId !== issueId || answer.secondResponse !== secondResponse,
      ),
    }))
  }

  async function sendAll(): Promise<void> {
    if (isSending) return
    isSending = true
    for (let answer = next(); answer !== undefined && isRunning(); answer = next()) {
      // One answer after the other: a streak depends on their order.
      // oxlint-disable-next-line no-await-in-loop
      const isDone = await sendOne(answer)
      if (!isDone) break
    }
    isSending = false
  }

  /** False when the session is over: then the answer waits for the next one. */
  async function sendOne(answer: WaitingAnswer): Promise<boolean> {
    for (let failures = 0; isRunning(); failures += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        const counted = await send(answer)
        remove(answer)
        onCounted(answer, counted)
        return true
      } catch (error) {
        if (!(error instanceof CallProblem)) throw error
        if (error.code === 'session_missing') return false
        if (isFinal(answer, codeOf(error), failures)) {
          remove(answer)
          onRefused(answer)
          return true
        }
        if (failures === 0) onDelayed(answer)
        // oxlint-disable-next-line no-await-in-loop
        await wait(retryDelay(failures + 1))
      }
    }
    return false
  }

  return {
    add(answer) {
      place.update(({ answers, ...rest }) => ({
        ...rest,
        answers: [...answers, { ...answer, userId }].slice(-MAX_WAITING),
      }))
      void sendAll()
    },
    start() {
      isStopped = false
      void sendAll()
    },
    stop() {
      isStopped = true
    },
  }
}
