import { isIdentityType, type Wish } from '#quiz/practice/question-types.ts'
import { localDay } from '#web/learner/local-day.ts'
import { storedOutbox } from '#web/outbox/outbox.ts'
import { bankWith } from '#web/practice/question-bank.ts'
import type { AccountPractice, Receipt } from '#web/store/account-practice.ts'
import { createListeners } from '#web/store/holder.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { type call, codeOf, retrying } from '#web/wire/api.ts'

import { createSupply } from './account-supply.ts'
import { type AnswerQueue, type Counted, createAnswerQueue } from './answer-queue.ts'
import { createLateness } from './lateness.ts'

/** Limits the wait for a question: half a second later, practice continues without the server. */
const ISSUE_TRIES = 3

type PracticeClient = { readonly practice: AccountPractice; readonly stop: () => void }

/**
 * Opens practice of a user: questions issued ahead, the queue of answers, and the receipt of each.
 * @param ask calls the server as this user
 */
export function openPracticeClient(
  userId: string,
  ask: typeof call,
  onCounted: (counted: Counted) => void,
): PracticeClient {
  const receipts = createReceipts()
  const openings = createOpenings(ask)
  const waiting = createPause()
  const lateness = createLateness()

  const queue: AnswerQueue = createAnswerQueue({
    userId,
    place: storedOutbox,
    async send({ issueId, selectedAnswer, response, isSure, localDay: day, ...help }) {
      // The server times an answer from the moment that it was notified of the question.
      await openings.told(issueId)
      const answer = {
        issue_id: issueId,
        selected_answer: selectedAnswer,
        ...(response === undefined ? {} : { response }),
      }
      try {
        return await ask('answer_practice_question', {
          ...answer,
          ...(isSure !== undefined && { is_sure: isSure }),
          ...(day !== undefined && { local_day: day }),
          ...lateness(waitingTimes(userId), Date.now()),
          ...(help.hintsTaken !== undefined && { hints_taken: help.hintsTaken }),
          ...(help.secondResponse !== undefined && { second_response: help.secondResponse }),
          with_no_xp: true,
          with_help: true,
        })
      } catch (error) {
        // A server of the previous version knows only the answer itself, and refuses the rest.
        if (codeOf(error) !== 'invalid_input') throw error
        return ask('answer_practice_question', answer)
      }
    },
    onCounted({ issueId }, counted) {
      openings.forget(issueId)
      onCounted(counted)
      receipts.note(issueId, { status: 'counted', xp: counted.xp, noXp: counted.no_xp ?? null })
    },
    onDelayed({ issueId, secondResponse }) {
      if (secondResponse !== undefined) return
      receipts.note(issueId, { status: 'waiting' })
      showToast({
        title: 'Connection Issue',
        description: 'Your answer was recorded locally',
        look: 'destructive',
      })
    },
    onRefused({ issueId, secondResponse }) {
      if (secondResponse === undefined) receipts.note(issueId, { status: 'refused' })
    },
    wait: waiting.wait,
  })
  globalThis.addEventListener('online', waiting.end)
  queue.start()

  return {
    practice: {
      supply: createSupply({
        issue: async (wish, count) => issue(ask, wish, count),
        questionOf: async (id) => (await bankWith(id)).questionOf(id),
      }),
      async again(question) {
        try {
          const issued = await retrying(
            () => ask('issue_bookmarked_question', { question_id: question.id }),
            { tries: ISSUE_TRIES },
          )
          return { issueId: issued.issue_id, question }
        } catch {
          return null
        }
      },
      open: ({ issueId }) => openings.tell(issueId),
      answer({ issueId, question }, given, { isSure, hintsTaken, secondResponse } = {}) {
        // The receipt is that of the answer, regardless of a second try.
        if (secondResponse === undefined) receipts.note(issueId, { status: 'sent' })
        // The server judges the made answer, and takes no notice of the option beside it.
        const answer =
          typeof given === 'number'
            ? { selectedAnswer: given }
            : { selectedAnswer: 0, response: given }
        queue.add({
          issueId,
          questionId: question.id,
          ...answer,
          ...(isSure !== undefined && { isSure }),
          localDay: localDay(Date.now()),
          answeredAt: Date.now(),
          ...(hintsTaken !== undefined && { hintsTaken }),
          ...(secondResponse !== undefined && { secondResponse }),
        })
      },
      async planned(request) {
        try {
          return await (await planner(ask)).planned(request)
        } catch {
          // Its code cannot be fetched, so the server cannot be reached either.
          return null
        }
      },
      async courseSet(request) {
        try {
          return await (await planner(ask)).courseSet(request)
        } catch {
          return null
        }
      },
      async templateSet(templates, elements) {
        try {
          return await (await planner(ask)).templateSet(templates, elements)
        } catch {
          return null
        }
      },
      learner: async (wish) => (await planner(ask)).learner(wish),
      receipt: (issueId) => receipts.of(issueId),
      subscribe: (listener) => receipts.subscribe(listener),
    },
    stop() {
      queue.stop()
      waiting.end()
      globalThis.removeEventListener('online', waiting.end)
    },
  }
}

/** The receipt of each answer, and the listeners that hear of a change. */
function createReceipts() {
  const receipts = new Map<string, Receipt>()
  const { announce, subscribe } = createListeners()
  return {
    of: (issueId: string) => receipts.get(issueId),
    note(issueId: string, receipt: Receipt) {
      receipts.set(issueId, receipt)
      announce()
    },
    subscribe,
  }
}

/** The questions of which the server has been notified that they are on screen. */
function createOpenings(ask: typeof call) {
  const opened = new Map<string, Promise<unknown>>()
  return {
    tell(issueId: string) {
      if (opened.has(issueId)) return
      const telling = retrying(() => ask('open_practice_question', { issue_id: issueId }), {
        tries: 2,
      })
      // Without it the time counts from when the question was issued.
      opened.set(
        issueId,
        telling.catch(() => undefined),
      )
    },
    /** Settles when the server has been told, or cannot be. */
    told: async (issueId: string) => opened.get(issueId),
    forget: (issueId: string) => opened.delete(issueId),
  }
}

async function issue(ask: typeof call, wish: Wish, count: number) {
  try {
    return await issueOf(ask, wish, count)
  } catch (error) {
    // A server of the previous version knows no topics and no kinds of answers, and refuses their names.
    if (codeOf(error) !== 'invalid_input') throw error
    const questionTypes = wish.questionTypes.filter(isIdentityType)
    return issueOf(ask, { ...wish, topics: [], questionTypes }, count)
  }
}

async function issueOf(
  ask: typeof call,
  { enabledCategories, difficulty, questionTypes, topics = [] }: Wish,
  count: number,
) {
  const { questions } = await retrying(
    () =>
      ask('issue_practice_questions', {
        count,
        enabled_categories: [...enabledCategories],
        difficulty,
        question_types: [...questionTypes],
        ...(topics.length > 0 && { topics: [...topics] }),
      }),
    { tries: ISSUE_TRIES },
  )
  return questions
}

/** Only the screens that plan need it. */
async function planner(ask: typeof call) {
  const { createPlanner } = await import('./account-plan.ts')
  return createPlanner(ask)
}

/** A wait that can be cut short. */
function createPause() {
  let end: (() => void) | null = null
  return {
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        end = resolve
        setTimeout(resolve, milliseconds)
      }),
    end: () => end?.(),
  }
}

/** When the waiting answers of a user were given, the one that is sent in front. */
function waitingTimes(userId: string): readonly (number | undefined)[] {
  return storedOutbox
    .get()
    .answers.filter((answer) => answer.userId === userId)
    .map(({ answeredAt }) => answeredAt)
}
