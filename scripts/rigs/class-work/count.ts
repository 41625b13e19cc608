import type { Report } from '#contract/classroom/assignments.ts'
import { judged } from '#quiz/kinds/kinds.ts'
import type { Question } from '#quiz/question.ts'
import { ideasHeld } from '#quiz/sets/report.ts'
import { questionOf, templates } from '#quiz/templates/whole-bank.ts'

/** What a pupil gives to a question. */
type Choice = {
  /** Null when the time was over. */
  readonly option: number | null
  /** An answer that was made. */
  readonly response?: string
  readonly isRight: boolean
  readonly idea: string | null
}

/** A try as it was tapped. */
export type Gift = Choice & { readonly place: number; readonly attempt: 1 | 2 }

const SEED = '7'
const WITH_OPTIONS = 4
const all = templates.flatMap(({ id, version }) => questionOf(`${id}.${version}.${SEED}`) ?? [])

/** Questions with options, and one of each kind whose answer is made, some of whose wrong answers stand for an idea. */
export const WORK_QUESTIONS: readonly Question[] = [
  ...all
    .filter((question) => question.type === 'mcq' && question.feedback.some(hasIdea))
    .slice(0, WITH_OPTIONS),
  ...[
    ...Map.groupBy(
      all.filter(
        (question) =>
          question.type !== 'mcq' &&
          question.corrections.some(hasIdea) &&
          judged(question, question.correctAnswer)?.isRight === true,
      ),
      ({ type }) => type,
    ).values(),
  ].flatMap(([first]) => first ?? []),
]

function hasIdea(wrong: { readonly misconception: string | null } | null): boolean {
  return wrong !== null && wrong.misconception !== null
}

/** Returns all that a pupil may give to a question. */
export function giftsOf(question: Question): readonly Choice[] {
  const nothing = { option: null, isRight: false, idea: null }
  if (question.type === 'mcq') {
    return [
      nothing,
      ...question.options.map((text, option) => ({
        option,
        isRight: text === question.correctAnswer,
        idea: question.feedback[option]?.misconception ?? null,
      })),
    ]
  }
  return [
    nothing,
    { option: 0, response: question.correctAnswer, isRight: true, idea: null },
    ...question.corrections.map(({ given, misconception }) => ({
      option: 0,
      response: given,
      isRight: false,
      idea: misconception,
    })),
  ]
}

type Counted = { readonly nickname: string; readonly tapped: readonly Gift[] }

/** Compares a report with what was tapped. Says what differs. */
export function miscounted(report: Report, phones: readonly Counted[]): readonly string[] {
  const expected = phones.flatMap(({ nickname, tapped }) =>
    tapped.map(({ place, attempt, isRight, idea }) =>
      [nickname, place, attempt, isRight, idea].join(' '),
    ),
  )
  const got = report.members.flatMap(({ nickname, answers }) =>
    answers.map(({ place, attempt, is_correct, misconception }) =>
      [nickname, place, attempt, is_correct, misconception].join(' '),
    ),
  )
  const unfinished = report.members.filter(({ finished_at }) => finished_at === null)
  return [
    ...without(expected, got).map((line) => `lost: ${line}`),
    ...without(got, expected).map((line) => `not tapped: ${line}`),
    ...(new Set(got).size === got.length ? [] : ['An answer is counted twice']),
    ...unfinished.map(({ nickname }) => `${nickname} is not finished`),
    ...miscountedIdeas(report, phones),
  ]
}

function miscountedIdeas(report: Report, phones: readonly Counted[]): readonly string[] {
  const held = new Map<string, Set<string>>()
  for (const { nickname, tapped } of phones) {
    for (const { idea } of tapped) {
      if (idea !== null) held.set(idea, (held.get(idea) ?? new Set()).add(nickname))
    }
  }
  const counted = [...held].map(([idea, names]) => `${idea} ${names.size} of ${phones.length}`)
  const members = report.members.map(({ nickname, started_at, answers }) => ({
    nickname,
    hasStarted: started_at !== null,
    answers: answers.map((answer) => ({
      ...answer,
      questionId: answer.question_id,
      isCorrect: answer.is_correct,
    })),
  }))
  const shown = ideasHeld(members).map(
    ({ misconception, nicknames, among }) => `${misconception} ${nicknames.length} of ${among}`,
  )
  return [
    ...without(counted, shown).map((line) => `idea not shown: ${line}`),
    ...without(shown, counted).map((line) => `idea shown otherwise: ${line}`),
  ]
}

function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const there = new Set(others)
  return lines.filter((line) => !there.has(line))
}
