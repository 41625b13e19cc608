import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { integer, randomFrom } from '#quiz/random.ts'
import { ideasHeld, talliesOf } from '#quiz/sets/report.ts'
import { questionOf, templates } from '#quiz/templates/whole-bank.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { type Visitor, visit } from '#server/testing/visitor.ts'

const PUPILS = 28
const QUESTIONS = 8

/** Questions with options, some of whose wrong options stand for an idea and some for none. */
const questions = templates
  .map(({ id, version }) => questionOf(`${id}.${version}.7`))
  .flatMap((question) => (question?.type === 'mcq' ? [question] : []))
  .filter(({ feedback }) => {
    const tags = feedback.flatMap((entry) => (entry === null ? [] : [entry.misconception]))
    return tags.includes(null) && tags.some((tag) => tag !== null)
  })
  .slice(0, QUESTIONS)

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let teacher: NewUser
  beforeAll(async () => {
    served = await serveOn(place)
    teacher = await signUp(served)
  })
  afterAll(() => served.close())

  test('the report of a class of 28 with two devices each is what a count of the first taps gives, without a removed pupil', async () => {
    expect(questions).toHaveLength(QUESTIONS)
    const random = randomFrom('a class of 28')
    const { class_id, code, assignment_id } = await giveWork()
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

  async function giveWork() {
    const class_id = crypto.randomUUID()
    const { code } = await teacher.call('create_class', { class_id, name: 'Class 9b' })
    const { set_id } = await teacher.call('save_set', {
      set_id: crypto.randomUUID(),
      version: 1,
      name: 'Ideas',
      draft: {
        source: { kind: 'fixed', questions: questions.map(({ id }) => id) },
        order: 'given',
        timer: 'off',
        tries: 1,
        hints: false,
        is_shared_seed: true,
      },
    })
    const { assignment_id } = await teacher.call('assign_set', {
      assignment_id: crypto.randomUUID(),
      class_id,
      set_id,
      opens_at: new Date(0).toISOString(),
      closes_at: null,
    })
    return { class_id, code, assignment_id }
  }
})

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
