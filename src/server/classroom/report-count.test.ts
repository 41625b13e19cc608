import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { judged } from '#quiz/kinds/kinds.ts'
import type { Question } from '#quiz/question.ts'
import { integer, randomFrom } from '#quiz/random.ts'
import { ideasHeld, talliesOf } from '#quiz/sets/report.ts'
import { questionOf, templates } from '#quiz/templates/whole-bank.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { listedSet } from '#server/testing/listed-set.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { type Visitor, visit } from '#server/testing/visitor.ts'

const PUPILS = 28
const QUESTIONS = 8
/** Pupils who give half of their answers after the end. */
const LATE_PUPILS = 12

/** Questions with options, some of whose wrong options stand for an idea and some for none. */
const questions = templates
  .map(({ id, version }) => questionOf(`${id}.${version}.7`))
  .flatMap((question) => (question?.type === 'mcq' ? [question] : []))
  .filter(({ feedback }) => {
    const tags = feedback.flatMap((entry) => (entry === null ? [] : [entry.misconception]))
    return tags.includes(null) && tags.some((tag) => tag !== null)
  })
  .slice(0, QUESTIONS)

/** Questions of as many kinds, some of whose wrong answers stand for an idea. */
const made = [
  ...Map.groupBy(
    templates
      .map(({ id, version }) => questionOf(`${id}.${version}.7`))
      .flatMap((question) => (question === null || question.type === 'mcq' ? [] : [question]))
      .filter(
        (question) =>
          question.corrections.some(({ misconception }) => misconception !== null) &&
          judged(question, question.correctAnswer)?.isRight === true,
      ),
    ({ type }) => type,
  ).values(),
].flatMap(([first]) => first ?? [])

const HOUR_MS = 3_600_000

/** What a pupil gives, and the idea that it stands for. */
type Gift = {
  readonly selected_answer: number | null
  readonly response?: string
  readonly isRight: boolean
  readonly idea: string | null
}

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let teacher: NewUser
  let now = Date.now()
  beforeAll(async () => {
    served = await serveOn(place, { clock: () => now })
    teacher = await signUp(served)
  })
  afterAll(() => served.close())

  test('the report of a class of 28 with two devices each is what a count of the first taps gives, without a removed pupil', async () => {
    expect(questions).toHaveLength(QUESTIONS)
    const random = randomFrom('a class of 28')
    const { class_id, code, assignment_id } = await giveWork(questions)
    const { cards } = await teacher.call('add_members', {
      class_id,
      nicknames: Array.from({ length: PUPILS }, (_, index) => `Pupil ${index}`),
    })
    /** For each idea the nicknames, and for each question the right answers, counted by hand. */
    const held = new Map<string, Set<string>>()
    const right = questions.map(() => 0)
    for (const { nickname, card, member_id } of cards) {
      const pupil = visit(served.app)
      const second = visit(served.app)
      // oxlint-disable-next-line no-await-in-loop
      await pupil.call('enter_class', { code, card })
      // oxlint-disable-next-line no-await-in-loop
      await second.call('enter_class', { code, card })
      for (const [index, question] of questions.entries()) {
        const option = integer(random, 0, 3)
        // oxlint-disable-next-line no-await-in-loop
        await answer(pupil, { assignment_id, member_id, place: index }, option)
        // oxlint-disable-next-line no-await-in-loop
        await answer(second, { assignment_id, member_id, place: index }, (option + 1) % 4)
        if (question.options[option] === question.correctAnswer) {
          right[index] = (right[index] ?? 0) + 1
        }
        const tag = question.feedback[option]?.misconception ?? null
        if (tag !== null) held.set(tag, (held.get(tag) ?? new Set()).add(nickname))
      }
    }
    const removed = await teacher.call('add_members', { class_id, nicknames: ['Removed'] })
    const [{ card, member_id } = { card: '', member_id: '' }] = removed.cards
    const pupil = visit(served.app)
    await pupil.call('enter_class', { code, card })
    await answer(pupil, { assignment_id, member_id, place: 0 }, 0)
    await teacher.call('remove_member', { class_id, member_id })
    const { report } = await teacher.call('get_report', { assignment_id })
    const members = (report?.members ?? []).map(({ nickname, started_at, answers }) => ({
      nickname,
      hasStarted: started_at !== null,
      answers: answers.map(({ place: at, attempt, question_id, is_correct, misconception }) => ({
        place: at,
        attempt,
        questionId: question_id,
        isCorrect: is_correct,
        misconception,
      })),
    }))
    const reported = ideasHeld(members).map(
      ({ misconception, nicknames, among }) =>
        [misconception, nicknames.toSorted(), among] as const,
    )
    const counted = [...held].map(([idea, names]) => [idea, [...names].toSorted(), PUPILS] as const)
    expect(sorted(reported)).toEqual(sorted(counted))
    expect(talliesOf(members, QUESTIONS).map(({ correct }) => correct)).toEqual(right)
  })

  test('made answers, second tries and late answers to the version that was given are counted as they came', async () => {
    expect(made.length).toBeGreaterThanOrEqual(3)
    const asked = [...questions.slice(0, 3), ...made]
    const random = randomFrom('a class that is late')
    const closes_at = new Date(now + HOUR_MS).toISOString()
    const given = await giveWork(asked, { tries: 2, closes_at })
    const { class_id, set_id, code, assignment_id } = given
    const { cards } = await teacher.call('add_members', {
      class_id,
      nicknames: Array.from({ length: LATE_PUPILS }, (_, index) => `Pupil ${index}`),
    })
    // The work keeps the version with which it was given.
    await teacher.call('save_set', {
      set_id,
      version: 2,
      name: 'Edited',
      draft: listedSet(questions.slice(3, 5).map(({ id }) => id)),
    })
    const held = new Map<string, Set<string>>()
    const right = asked.map(() => 0)
    const late: string[] = []
    const finished: string[] = []
    const settled = new Map<string, number>()
    /** Gives both tries of a question where the first one is wrong, on two devices. */
    async function answerAt(
      [pupil, second]: readonly [Visitor, Visitor],
      { nickname, member_id }: { readonly nickname: string; readonly member_id: string },
      index: number,
    ) {
      const question = asked[index]
      if (question === undefined) return
      for (const attempt of [1, 2] as const) {
        const gift = giftOf(question, random())
        const of = { assignment_id, member_id, place: index, attempt }
        // oxlint-disable-next-line no-await-in-loop
        const { is_correct } = await pupil.call('answer_work', { ...of, ...sent(gift) })
        // oxlint-disable-next-line no-await-in-loop
        await second.call('answer_work', { ...of, ...sent(giftOf(question, random())) })
        expect([question.id, is_correct]).toEqual([question.id, gift.isRight])
        if (attempt === 1 && gift.isRight) right[index] = (right[index] ?? 0) + 1
        if (gift.idea !== null)
          held.set(gift.idea, (held.get(gift.idea) ?? new Set()).add(nickname))
        if (now > Date.parse(closes_at)) late.push(`${nickname} ${index} ${attempt}`)
        if (gift.isRight || attempt === 2) {
          settled.set(nickname, (settled.get(nickname) ?? 0) + 1)
          if (settled.get(nickname) === asked.length) finished.push(nickname)
          return
        }
        // Some pupils leave it at one try.
        if (random() < 0.3) return
      }
    }
    const pupils = await Promise.all(
      cards.map(async (card) => {
        const [pupil, second] = [visit(served.app), visit(served.app)]
        await pupil.call('enter_class', { code, card: card.card })
        await second.call('enter_class', { code, card: card.card })
        return { card, devices: [pupil, second] as const }
      }),
    )
    for (const isLate of [false, true]) {
      if (isLate) now += 2 * HOUR_MS
      for (const [number, { card, devices }] of pupils.entries()) {
        for (const index of asked.keys()) {
          const isOwnTurn = (index + number) % 2 === (isLate ? 1 : 0)
          // oxlint-disable-next-line no-await-in-loop
          if (isOwnTurn) await answerAt(devices, card, index)
        }
      }
    }
    const { report } = await teacher.call('get_report', { assignment_id })
    const members = report?.members ?? []
    expect({ name: report?.name, size: report?.size }).toEqual({
      name: 'Ideas',
      size: asked.length,
    })
    const shown = members.map(({ nickname, started_at, answers }) => ({
      nickname,
      hasStarted: started_at !== null,
      answers: answers.map((one) => ({
        ...one,
        questionId: one.question_id,
        isCorrect: one.is_correct,
      })),
    }))
    const reported = ideasHeld(shown).map(
      ({ misconception, nicknames, among }) =>
        [misconception, nicknames.toSorted(), among] as const,
    )
    const counted = [...held].map(
      ([idea, names]) => [idea, [...names].toSorted(), LATE_PUPILS] as const,
    )
    expect(sorted(reported)).toEqual(sorted(counted))
    expect(
      talliesOf(shown, asked.length).map(({ correct, questionId }) => [questionId, correct]),
    ).toEqual(asked.map(({ id }, index) => [id, right[index]]))
    const reportedLate = members.flatMap(({ nickname, answers }) =>
      answers
        .filter(({ is_late }) => is_late)
        .map(({ place: at, attempt }) => `${nickname} ${at} ${attempt}`),
    )
    expect(reportedLate.toSorted()).toEqual(late.toSorted())
    expect(
      members
        .filter(({ finished_at }) => finished_at !== null)
        .map(({ nickname }) => nickname)
        .toSorted(),
    ).toEqual(finished.toSorted())
    expect(late.length).toBeGreaterThan(LATE_PUPILS)
  })

  test('a followed report comes again when a pupil is renamed or replaced, and when the end moves', async () => {
    const { class_id, code, assignment_id } = await giveWork(questions)
    const { cards } = await teacher.call('add_members', { class_id, nicknames: ['Ada', 'Ben'] })
    const [ada, ben] = cards
    if (ada === undefined || ben === undefined) throw new Error('There are no cards.')
    const pupil = visit(served.app)
    await pupil.call('enter_class', { code, card: ada.card })
    await answer(pupil, { assignment_id, member_id: ada.member_id, place: 0 }, 0)
    let known = await stateOf()
    async function stateOf(): Promise<string> {
      const { report } = await teacher.call('get_report', { assignment_id })
      return report?.state ?? ''
    }
    async function changed(): Promise<boolean> {
      const { report } = await teacher.call('get_report', { assignment_id, known })
      known = await stateOf()
      return report !== null
    }

    expect(await changed()).toBe(false)
    const renamed = { class_id, member_id: ben.member_id, nickname: 'Benno' }
    await teacher.call('rename_member', renamed)
    expect(await changed()).toBe(true)
    await teacher.call('change_assignment', {
      assignment_id,
      opens_at: new Date(0).toISOString(),
      closes_at: new Date(now - 1).toISOString(),
    })
    expect(await changed()).toBe(true)
    // The counts of members and answers stay the same.
    const { cards: next } = await teacher.call('add_members', { class_id, nicknames: ['Cleo'] })
    const cleo = visit(served.app)
    await cleo.call('enter_class', { code, card: next[0]?.card ?? '' })
    known = await stateOf()
    const member_id = next[0]?.member_id ?? ''
    await teacher.call('remove_member', { class_id, member_id: ada.member_id })
    await teacher.call('add_members', { class_id, nicknames: ['Dora'] })
    await answer(cleo, { assignment_id, member_id, place: 0 }, 0)
    expect(await changed()).toBe(true)
    expect(await changed()).toBe(false)
  })

  async function giveWork(
    asked: readonly Question[],
    {
      tries = 1,
      closes_at = null,
    }: { readonly tries?: 1 | 2; readonly closes_at?: string | null } = {},
  ) {
    const class_id = crypto.randomUUID()
    const { code } = await teacher.call('create_class', { class_id, name: 'Class 9b' })
    const { set_id } = await teacher.call('save_set', {
      set_id: crypto.randomUUID(),
      version: 1,
      name: 'Ideas',
      draft: listedSet(
        asked.map(({ id }) => id),
        tries,
      ),
    })
    const { assignment_id } = await teacher.call('assign_set', {
      assignment_id: crypto.randomUUID(),
      class_id,
      set_id,
      opens_at: new Date(0).toISOString(),
      closes_at,
    })
    return { class_id, set_id, code, assignment_id }
  }
})

/** Chooses one of the right answer, all wrong ones with an idea or without, and none in time. */
function giftOf(question: Question, chance: number): Gift {
  const gifts = giftsOf(question)
  return gifts[Math.floor(chance * gifts.length)] ?? NOTHING
}

const NOTHING: Gift = { selected_answer: null, isRight: false, idea: null }

function giftsOf(question: Question): readonly Gift[] {
  if (question.type === 'mcq') {
    return [
      NOTHING,
      ...question.options.map((option, selected_answer) => ({
        selected_answer,
        isRight: option === question.correctAnswer,
        idea: question.feedback[selected_answer]?.misconception ?? null,
      })),
    ]
  }
  return [
    NOTHING,
    { selected_answer: 0, response: question.correctAnswer, isRight: true, idea: null },
    ...question.corrections.map(({ given, misconception }) => ({
      selected_answer: 0,
      response: given,
      isRight: false,
      idea: misconception,
    })),
  ]
}

/** Returns what goes over the wire. */
function sent({ selected_answer, response }: Gift) {
  return { selected_answer, ...(response !== undefined && { response }) }
}

function answer(
  pupil: Visitor,
  of: { readonly assignment_id: string; readonly member_id: string; readonly place: number },
  selected_answer: number,
) {
  return pupil.call('answer_work', { ...of, attempt: 1, selected_answer })
}

function sorted<Row extends readonly [string, ...unknown[]]>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted(([one], [other]) => (one < other ? -1 : 1))
}
