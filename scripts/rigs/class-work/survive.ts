import { setTimeout } from 'node:timers/promises'

import type { Question } from '#quiz/question.ts'
import { integer, type Random, randomFrom } from '#quiz/random.ts'
import { type Browser, openBrowser } from '#scripts/rigs/school/browser.ts'
import { listedSet } from '#server/testing/listed-set.ts'
import type { Fault } from '#server/testing/match/faults.ts'
import { startFragileServer } from '#server/testing/match/fragile-server.ts'
import { poll } from '#server/testing/poll.ts'
import { PASSWORD } from '#server/testing/remote.ts'
import { keepAnswer, sendAll } from '#web/classroom/work/send-work.ts'
import {
  type StoredWork,
  storedWorkIn,
  type UnsentAnswer,
} from '#web/classroom/work/stored-work.ts'
import type { Stored } from '#web/store/stored.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'

import { type Gift, giftsOf, miscounted, WORK_QUESTIONS } from './count.ts'

/** When in the work of a class the fault strikes: before the first answer, or in the middle. */
export const workMoments = ['begun', 'answered'] as const
type WorkMoment = (typeof workMoments)[number]

const PUPILS = 28
/** A phone sends again so long after it was refused or without a connection. */
const AGAIN_MS = 200
const LONGEST_MS = 240_000
/** How long a pupil thinks about a try. */
const THINK_MS = 150

export type WorkSurvival = {
  /** Answers that were lost, and whatever differs from the count of the phones. */
  readonly problems: readonly string[]
  /** From the fault to the moment at which the last answer that waited was sent, in milliseconds. */
  readonly gap: number
  readonly answers: number
}

/** A pupil's phone: the outbox of the product, a browser without a screen, and what was tapped. */
type Phone = {
  readonly nickname: string
  readonly memberId: string
  readonly work: Stored<StoredWork>
  readonly browser: Browser
  readonly tapped: Gift[]
}

/**
 * Lets a class of 28 do work with two tries on a server of its own, lets something go wrong, and compares the report
 * with what was tapped.
 * @param where the database, as variables of the server
 */
export async function surviveInWork(
  where: Readonly<Record<string, string>>,
  moment: WorkMoment,
  fault: Fault,
): Promise<WorkSurvival> {
  const server = await startFragileServer(where)
  const { origin } = server
  try {
    const teacher = openBrowser(origin)
    const given = await giveWork(teacher, WORK_QUESTIONS, 2)
    const random = randomFrom(`work ${fault.name} ${moment}`)
    const phones: Phone[] = []
    for (let place = 0; place < PUPILS; place += 1) {
      // oxlint-disable-next-line no-await-in-loop
      phones.push(await join(origin, given, `Pupil ${place}`))
    }
    const places = [...WORK_QUESTIONS.keys()]
    const half = moment === 'begun' ? 0 : Math.floor(places.length / 2)
    await Promise.all(phones.map((phone) => answerAll(phone, given, places.slice(0, half), random)))
    const rest = phones.map((phone) => answerAll(phone, given, places.slice(half), random))
    const from = await server.strike(fault)
    await Promise.all(rest)
    const gap = performance.now() - from
    const report = await insisting(() =>
      teacher.ask('get_report', { assignment_id: given.assignment_id }),
    )
    return {
      problems: report.report === null ? ['There is no report'] : miscounted(report.report, phones),
      gap,
      answers: phones.reduce((sum, { tapped }) => sum + tapped.length, 0),
    }
  } finally {
    await server.stop()
  }
}

type Given = { readonly code: string; readonly class_id: string; readonly assignment_id: string }

/** Lets a new teacher make a class and give it a set of these questions. */
export async function giveWork(
  teacher: Browser,
  questions: readonly Question[],
  tries: 1 | 2,
): Promise<Given> {
  const [class_id, set_id, assignment_id] = [
    crypto.randomUUID(),
    crypto.randomUUID(),
    crypto.randomUUID(),
  ]
  const email = `${crypto.randomUUID()}@chem.example`
  await insisting(() => teacher.ask('sign_up', { email, password: PASSWORD }))
  const { code } = await insisting(() =>
    teacher.ask('create_class', { class_id, name: 'Class 9b' }),
  )
  await insisting(() =>
    teacher.ask('save_set', {
      set_id,
      version: 1,
      name: 'Ideas',
      draft: listedSet(
        questions.map(({ id }) => id),
        tries,
      ),
    }),
  )
  const span = { opens_at: new Date(0).toISOString(), closes_at: null }
  await insisting(() => teacher.ask('assign_set', { assignment_id, class_id, set_id, ...span }))
  return { code, class_id, assignment_id }
}

async function join(origin: string, { code }: Given, nickname: string): Promise<Phone> {
  const [browser, memberId] = [openBrowser(origin), crypto.randomUUID()]
  await insisting(() => browser.ask('join_class', { code, member_id: memberId, nickname }))
  return { nickname, memberId, browser, work: storedWorkIn(memoryStorage()), tapped: [] }
}

/** Gives both tries of each question where the first one is wrong; what is not sent waits in the outbox. */
async function answerAll(
  phone: Phone,
  { class_id, assignment_id }: Given,
  places: readonly number[],
  random: Random,
): Promise<void> {
  const { memberId, work, tapped } = phone
  const member = { memberId, classId: class_id, className: 'Class 9b', work: [] }
  work.update(({ unsent }) => ({ members: [member], unsent }))
  for (const place of places) {
    const question = WORK_QUESTIONS[place]
    if (question === undefined) return
    for (const attempt of [1, 2] as const) {
      const gifts = giftsOf(question)
      const gift = gifts[integer(random, 0, gifts.length - 1)]
      if (gift === undefined) return
      const { option, response, isRight } = gift
      tapped.push({ ...gift, place, attempt })
      keepAnswer(
        {
          assignmentId: assignment_id,
          memberId,
          place,
          attempt,
          selectedAnswer: option,
          ...(response !== undefined && { response }),
          isCorrect: isRight,
        },
        work,
      )
      // oxlint-disable-next-line no-await-in-loop
      await setTimeout(random() * THINK_MS)
      // oxlint-disable-next-line no-await-in-loop
      await sendAll((answer) => send(phone, answer), nothingNew, work)
      if (isRight) break
    }
  }
  const endsAt = performance.now() + LONGEST_MS
  while (work.get().unsent.length > 0) {
    if (performance.now() > endsAt) throw new Error(`${phone.nickname} has answers that wait`)
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(AGAIN_MS)
    // oxlint-disable-next-line no-await-in-loop
    await sendAll((answer) => send(phone, answer), nothingNew, work)
  }
}

async function send({ browser }: Phone, answer: UnsentAnswer): Promise<void> {
  const { assignmentId, memberId, place, attempt, selectedAnswer, response } = answer
  const outcome = await browser.ask('answer_work', {
    assignment_id: assignmentId,
    member_id: memberId,
    place,
    attempt,
    selected_answer: selectedAnswer,
    ...(response !== undefined && { response }),
  })
  if (outcome === null) throw new Error(browser.refusals.at(-1))
  if (outcome.is_correct !== answer.isCorrect) {
    throw new Error(`${answer.place}: judged otherwise than on the phone`)
  }
}

async function nothingNew(): Promise<void> {
  // All phones stay signed in.
}

/** A call is made again until a server answers it, as a page does. @throws after four minutes */
async function insisting<Answer>(ask: () => Promise<Answer | null>): Promise<Answer> {
  const answer = await poll(
    () => ask().catch(() => null),
    (given) => given !== null,
    { everyMs: AGAIN_MS, withinMs: LONGEST_MS },
  )
  if (answer === null) throw new Error('A call was not answered.')
  return answer
}
