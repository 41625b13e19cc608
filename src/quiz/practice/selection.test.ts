import { array, assert, constantFrom, integer, property, subarray } from 'fast-check'
import { expect, test } from 'vitest'

import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { TemplateLookup } from '#quiz/bank.ts'
import { categories, type Category, difficulties, type Difficulty } from '#quiz/categories.ts'
import { makeQuestion } from '#quiz/question.ts'
import { pick, randomFrom } from '#quiz/random.ts'
import { topicOfSkill } from '#quiz/skills.ts'
import { type ChoiceTemplate, type Template, choice } from '#quiz/template.ts'
import { templatesFor } from '#quiz/templates/whole-bank.ts'

import {
  emptyMemory,
  type Memory,
  memoryOf,
  nextQuestion,
  nextQuestions,
  remember,
  type Selection,
  TRIES,
} from './selection.ts'

const allCategories = categories.map(({ id }) => id)
const bondingEasy: Selection = { enabledCategories: ['bonding'], difficulty: 'easy' }

/** A template that asks about one of the elements, and counts its draws. */
function asking(
  elements: readonly ElementSymbol[],
  {
    id = 'bo-e1',
    category = 'bonding',
    difficulty = 'easy',
    onDraw,
  }: Partial<Pick<Template, 'id' | 'category' | 'difficulty'>> & {
    readonly onDraw?: () => void
  } = {},
): ChoiceTemplate {
  return {
    id,
    version: 1,
    category,
    difficulty,
    skill: 'bond-type',
    type: 'mcq',
    fitsMatch: true,
    draw(random) {
      onDraw?.()
      return choice({
        element: pick(random, elements),
        stem: 'Which is right?',
        answer: 'this',
        isRight: (option) => option === 'this',
        lures: [],
        fill: ['that', 'those', 'these'],
        right: 'This is right.',
      })
    },
  }
}

function bankOf(...templates: readonly Template[]): TemplateLookup {
  return (category, difficulty) =>
    templates.filter(
      (template) => template.category === category && template.difficulty === difficulty,
    )
}

/** A bank with two templates for each category and level that `has` allows. */
function fullBank(has: (category: Category, difficulty: Difficulty) => boolean): TemplateLookup {
  return (category, difficulty) =>
    has(category, difficulty)
      ? ['xx-e1', 'xx-e2'].map((id) => asking(['H', 'He', 'Li'], { id, category, difficulty }))
      : []
}

/** The questions of a session, one after the other, and the memory at its end. */
function ask(
  count: number,
  selection: Selection,
  templatesOf: TemplateLookup,
  seed = 'questions',
  start = emptyMemory,
) {
  const random = randomFrom(seed)
  let memory: Memory = start
  const questions = Array.from({ length: count }, () => {
    const asked = nextQuestion(selection, memory, random, templatesOf)
    memory = asked.memory
    return asked.question
  })
  return { questions, memory }
}

test('Q8 Q9 Q10 several questions are those that would be asked one after the other', () => {
  const selection = { enabledCategories: allCategories, difficulty: 'medium' } as const
  assert(
    property(integer(), (seed) => {
      const before = ask(30, selection, templatesFor, `before ${seed}`)
      const { questions } = ask(10, selection, templatesFor, String(seed), before.memory)
      const memory = memoryOf(before.questions)
      const random = randomFrom(String(seed))
      expect(memory).toEqual(before.questions.reduce(remember, emptyMemory))
      expect(nextQuestions(selection, memory, random, templatesFor, 10)).toEqual(questions)
    }),
    { numRuns: 5 },
  )
})

test('a memory of nothing is the empty one', () => {
  expect(memoryOf([])).toEqual(emptyMemory)
})

test('Q8 a question comes from an enabled category at the chosen difficulty', () => {
  const bank = fullBank(() => true)
  assert(
    property(
      subarray(allCategories, { minLength: 1 }),
      constantFrom(...difficulties),
      integer(),
      (enabledCategories, difficulty, seed) => {
        const { questions } = ask(10, { enabledCategories, difficulty }, bank, String(seed))
        for (const question of questions) {
          expect(enabledCategories).toContain(question.category)
          expect(question.difficulty).toBe(difficulty)
        }
      },
    ),
  )
})

test('Q61 a topic is asked only while it is on', () => {
  const selection = { enabledCategories: ['physical-properties'], difficulty: 'easy' } as const
  const { questions } = ask(300, selection, templatesFor)
  expect(questions.filter(({ skill }) => topicOfSkill(skill) !== null)).toEqual([])
  const on = ask(300, { ...selection, topics: ['gases'] }, templatesFor)
  const topics = on.questions.map(({ skill }) => topicOfSkill(skill))
  expect(new Set(topics)).toEqual(new Set([null, 'gases']))
})

test('Q8 each enabled category comes about equally often', () => {
  const enabledCategories = ['bonding', 'general', 'periodicity'] as const
  const bank = fullBank(() => true)
  const { questions } = ask(3000, { enabledCategories, difficulty: 'hard' }, bank)
  const counts = enabledCategories.map(
    (id) => questions.filter(({ category }) => category === id).length,
  )
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(130)
})

test('Q8 with no category enabled all eight are', () => {
  const { questions } = ask(
    200,
    { enabledCategories: [], difficulty: 'medium' },
    fullBank(() => true),
  )
  expect(new Set(questions.map(({ category }) => category))).toEqual(new Set(allCategories))
})

test('Q8 a category without templates at the difficulty is skipped', () => {
  const bank = fullBank((category) => category === 'general')
  const selection: Selection = { enabledCategories: ['bonding', 'general'], difficulty: 'hard' }
  const { questions } = ask(20, selection, bank)
  expect(new Set(questions.map(({ category }) => category))).toEqual(new Set(['general']))
})

test('Q8 when no enabled category has the difficulty they serve at another one', () => {
  const bank = fullBank((category, difficulty) => category !== 'bonding' || difficulty === 'medium')
  const { questions } = ask(20, bondingEasy, bank)
  expect(questions.map(({ category, difficulty }) => `${category}/${difficulty}`)).toEqual(
    Array.from({ length: 20 }, () => 'bonding/medium'),
  )
})

test('Q8 when the enabled categories are empty the others serve', () => {
  const bank = fullBank((category, difficulty) => category === 'general' && difficulty === 'hard')
  const { questions } = ask(5, bondingEasy, bank)
  expect(new Set(questions.map(({ category }) => category))).toEqual(new Set(['general']))
})

test('Q8 a bank without any template is an error', () => {
  expect(() => nextQuestion(bondingEasy, emptyMemory, randomFrom('none'), () => [])).toThrow(
    RangeError,
  )
})

test('Q8 the bank answers every selection', () => {
  assert(
    property(
      array(constantFrom(...allCategories)),
      constantFrom(...difficulties),
      integer(),
      (enabledCategories, difficulty, seed) => {
        const { questions } = ask(3, { enabledCategories, difficulty }, templatesFor, String(seed))
        expect(questions).toHaveLength(3)
      },
    ),
  )
})

test('Q9 every element comes once before one is repeated', () => {
  const bank = bankOf(
    asking(['H', 'He', 'Li'], { id: 'bo-e1' }),
    asking(['Li', 'Be', 'B'], { id: 'bo-e2' }),
  )
  for (let seed = 0; seed < 100; seed += 1) {
    const { questions } = ask(4, bondingEasy, bank, String(seed))
    expect(new Set(questions.map(({ element }) => element)).size).toBe(4)
  }
})

test('Q9 after fifty draws without a new element the last is asked and the used are forgotten', () => {
  let draws = 0
  const bank = bankOf(asking(['H', 'He'], { onDraw: () => (draws += 1) }))
  const memory: Memory = {
    usedElements: { 'bonding/easy': ['H', 'He'], 'bonding/hard': ['H'] },
    lastTemplate: null,
  }
  const asked = nextQuestion(bondingEasy, memory, randomFrom('reset'), bank)
  expect(draws).toBe(TRIES)
  expect(draws).toBe(50)
  expect(asked.memory).toEqual({
    usedElements: { 'bonding/easy': [asked.question.element], 'bonding/hard': ['H'] },
    lastTemplate: 'bo-e1',
  })
})

test('Q9 a new element that the fiftieth draw finds is taken and nothing is forgotten', () => {
  let draws = 0
  const hydrogen = asking(['H'])
  const lithium = asking(['Li'])
  const late: ChoiceTemplate = {
    ...hydrogen,
    draw(random) {
      draws += 1
      return (draws < 50 ? hydrogen : lithium).draw(random)
    },
  }
  const memory: Memory = { usedElements: { 'bonding/easy': ['H'] }, lastTemplate: null }
  const asked = nextQuestion(bondingEasy, memory, randomFrom('late'), bankOf(late))
  expect(asked.memory.usedElements).toEqual({ 'bonding/easy': ['H', 'Li'] })
})

test('Q9 elements are remembered for each category and difficulty apart', () => {
  const bank = bankOf(
    asking(['H']),
    asking(['H'], { difficulty: 'hard' }),
    asking(['H'], { category: 'general' }),
  )
  const easy = ask(1, bondingEasy, bank)
  const hard = ask(1, { ...bondingEasy, difficulty: 'hard' }, bank, 'hard', easy.memory)
  const general: Selection = { enabledCategories: ['general'], difficulty: 'easy' }
  expect(ask(1, general, bank, 'general', hard.memory).memory.usedElements).toEqual({
    'bonding/easy': ['H'],
    'bonding/hard': ['H'],
    'general/easy': ['H'],
  })
})

test('Q10 two questions in a row are never of one template', () => {
  const bank = bankOf(asking(['H'], { id: 'bo-e1' }), asking(['H'], { id: 'bo-e2' }))
  const { questions } = ask(20, bondingEasy, bank)
  const drawn = questions.map(({ id }) => id.split('.')[0] ?? '')
  expect(new Set(drawn.filter((_, index) => index % 2 === 0)).size).toBe(1)
  expect(new Set(drawn.filter((_, index) => index % 2 === 1)).size).toBe(1)
  expect(new Set(drawn)).toEqual(new Set(['bo-e1', 'bo-e2']))
})

test('Q10 a template that is alone in its category and level may repeat', () => {
  const bank = bankOf(asking(['H', 'He', 'Li'], { id: 'bo-e1' }))
  const { questions, memory } = ask(3, bondingEasy, bank)
  expect(new Set(questions.map(({ element }) => element)).size).toBe(3)
  expect(memory.lastTemplate).toBe('bo-e1')
})

test('Q10 the other templates of a level come about equally often', () => {
  const ids = ['bo-e1', 'bo-e2', 'bo-e3', 'bo-e4']
  const bank = bankOf(...ids.map((id) => asking(['H'], { id })))
  const { questions } = ask(4000, bondingEasy, bank)
  for (const id of ids) {
    const count = questions.filter((question) => question.id.startsWith(id)).length
    expect(Math.abs(count - 1000)).toBeLessThan(150)
  }
})

test('a seed that a template makes nothing of is passed over', () => {
  const shy: Template = { ...asking(['H'], { id: 'bo-e1' }), draw: () => null }
  const bank = bankOf(shy, asking(['He'], { id: 'bo-e2' }))
  const { questions } = ask(1, bondingEasy, bank)
  expect(questions.map(({ element }) => element)).toEqual(['He'])
  expect(() => ask(1, bondingEasy, bankOf(shy))).toThrow('bo-e1 refused 50 draws in a row.')
})

test('the same memory and chance give the same question', () => {
  assert(
    property(integer(), (seed) => {
      const bank = fullBank(() => true)
      expect(ask(5, bondingEasy, bank, String(seed))).toEqual(
        ask(5, bondingEasy, bank, String(seed)),
      )
    }),
  )
})

test('a remembered question leaves its element and its template', () => {
  const question = makeQuestion(asking(['Fe'], { id: 'bo-e7' }), 1)
  expect(remember(emptyMemory, question)).toEqual({
    usedElements: { 'bonding/easy': ['Fe'] },
    lastTemplate: 'bo-e7',
  })
  expect(emptyMemory).toEqual({ usedElements: {}, lastTemplate: null })
})
