import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { questionOf, wholeBank } from '#quiz/templates/whole-bank.ts'

import { newCode, readCode } from './code.ts'
import { poolOf, readQuestionIds } from './pool.ts'
import { questionsOfSet } from './questions.ts'
import { idsOfSet, type SetContent, type SetWish, sizeOf } from './set-content.ts'

const WISH: SetWish = {
  skills: ['isotopes', 'bond-type'],
  levels: ['easy', 'medium', 'hard'],
  kinds: ['mcq'],
  misconception: null,
  count: 8,
}

function drawn(wish: SetWish, rest: Partial<SetContent> = {}): SetContent {
  const source = { kind: 'drawn', wish, pool: poolOf(wish, wholeBank) } as const
  return { source, order: 'given', seed: null, timer: 'off', tries: 1, hints: false, ...rest }
}

function skillsOf(content: SetContent) {
  return questionsOfSet(content, 5, wholeBank).map((id) => questionOf(id)?.skill)
}

describe('a set', () => {
  test('has the same questions for the same seed, as many as were asked for, none twice', () => {
    const content = drawn(WISH)
    assert(
      property(integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
        const ids = questionsOfSet(content, seed, wholeBank)
        expect(ids).toEqual(questionsOfSet(content, seed, wholeBank))
        expect(new Set(ids.map((id) => questionOf(id)?.question)).size).toBe(sizeOf(content))
        expect(new Set(ids.map((id) => questionOf(id)?.skill))).toEqual(new Set(WISH.skills))
      }),
      { numRuns: 50 },
    )
  })

  test('asks every learner the same with one seed, and each something else without', () => {
    const shared = drawn(WISH, { seed: 7 })
    expect(questionsOfSet(shared, 1, wholeBank)).toEqual(questionsOfSet(shared, 2, wholeBank))
    const own = drawn(WISH)
    expect(questionsOfSet(own, 1, wholeBank)).not.toEqual(questionsOfSet(own, 2, wholeBank))
  })

  test('keeps its questions when a template gets a new version: they are pinned', () => {
    const content = drawn({ ...WISH, skills: ['isotopes'] })
    expect(content.source).toMatchObject({ pool: [expect.arrayContaining(['as-m3.2'])] })
  })

  test('about an idea has only questions with an answer that stands for it', () => {
    const wish: SetWish = {
      ...WISH,
      skills: ['particle-count', 'mass-number', 'isotopes'],
      misconception: 'AS4',
    }
    const ids = questionsOfSet(drawn(wish), 3, wholeBank)
    const telling = ids.map((id) => {
      const question = questionOf(id)
      return (
        question?.type === 'mcq' && question.feedback.some((one) => one?.misconception === 'AS4')
      )
    })
    expect(telling).toEqual(Array.from({ length: 8 }, () => true))
  })

  test('asks about topics beyond the first year whose skills it names, and about no other topic', () => {
    const wish: SetWish = { ...WISH, skills: ['rate-laws', 'isotopes'], kinds: ['mcq', 'number'] }
    const content = drawn(wish)
    expect(new Set(skillsOf(content))).toEqual(new Set(wish.skills))
    expect(questionsOfSet(content, 5, wholeBank)).toHaveLength(8)
    expect(new Set(skillsOf(drawn({ ...wish, skills: ['isotopes'] })))).toEqual(
      new Set(['isotopes']),
    )
  })

  test('names the questions that it has, or the templates that make them', () => {
    const questions = ['as-e3.1.4x7', 'ge-e1.1.2']
    expect(idsOfSet({ source: { kind: 'fixed', questions } })).toEqual(questions)
    expect(idsOfSet(drawn({ ...WISH, skills: ['isotopes'] }))).toContain('as-m3.2')
  })

  test('asks skill after skill as given, easy ones first on request, or mixed', () => {
    expect(skillsOf(drawn(WISH))).toEqual([
      ...Array.from({ length: 4 }, () => 'isotopes'),
      ...Array.from({ length: 4 }, () => 'bond-type'),
    ])
    expect(skillsOf(drawn(WISH, { order: 'mixed' }))).not.toEqual(skillsOf(drawn(WISH)))
    const levels = questionsOfSet(drawn(WISH, { order: 'easy-first' }), 5, wholeBank).map((id) =>
      ['easy', 'medium', 'hard'].indexOf(questionOf(id)?.difficulty ?? ''),
    )
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  })

  test('of given questions has these, in their order or mixed', () => {
    const questions = ['as-e1.1.1', 'bo-h1.1.4', 'as-m3.1.9', 'as-e2.1.2']
    const content = { ...drawn(WISH), source: { kind: 'fixed', questions } as const }
    expect(questionsOfSet(content, 1, wholeBank)).toEqual(questions)
    const mixed = questionsOfSet({ ...content, order: 'mixed' }, 1, wholeBank)
    expect(mixed.toSorted()).toEqual(questions.toSorted())
    expect(questionsOfSet({ ...content, order: 'easy-first' }, 1, wholeBank)).toEqual([
      'as-e1.1.1',
      'as-e2.1.2',
      'as-m3.1.9',
      'bo-h1.1.4',
    ])
  })

  test('has nothing to ask where no template meets the wish', () => {
    expect(poolOf({ ...WISH, kinds: [] }, wholeBank)).toEqual([])
    expect(questionsOfSet(drawn({ ...WISH, kinds: [] }), 1, wholeBank)).toEqual([])
  })
})

test('pasted ids are read once each, and unknown ones are named', () => {
  expect(
    readQuestionIds('as-e1.1.1, bo-h1.1.4\nas-e1.1.1; zz-e1.1.1 <b>as-e1.99.1', wholeBank),
  ).toEqual({ ids: ['as-e1.1.1', 'bo-h1.1.4'], unknown: ['zz-e1.1.1', 'b', 'as-e1.99.1'] })
  const shared = 'https://chem.example/dashboard/questions?question='
  expect(
    readQuestionIds(
      `${shared}as-e1.1.1&from=mail,${shared}as-e1.1.2\nhttps://chem.example/embed/question/as-e1.1.3?theme=light ${shared}zz-e1.1.1`,
      wholeBank,
    ),
  ).toEqual({ ids: ['as-e1.1.1', 'as-e1.1.2', 'as-e1.1.3'], unknown: ['zz-e1.1.1'] })
})

test('a code has six consonants, and is read as people type it', () => {
  expect(newCode(() => 0)).toBe('BBBBBB')
  expect(newCode(() => 0.9999)).toBe('ZZZZZZ')
  expect([' bcd-fgh ', 'BCD FGH', 'BCDFG', 'BCDFGA', 'BCDFG0', ''].map(readCode)).toEqual([
    'BCDFGH',
    'BCDFGH',
    null,
    null,
    null,
    null,
  ])
})
