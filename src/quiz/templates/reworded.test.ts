import { describe, expect, test } from 'vitest'

import { drawQuestion, makeQuestion } from '#quiz/question.ts'
import { type Template, worded } from '#quiz/template.ts'

import { wordings as atomicStructure } from './atomic-structure/wordings.ts'
import { wordings as bonding } from './bonding/wordings.ts'
import { wordings as chemicalProperties } from './chemical-properties/wordings.ts'
import { wordings as classification } from './classification/wordings.ts'
import { wordings as electronConfiguration } from './electron-configuration/wordings.ts'
import { wordings as general } from './general/wordings.ts'
import { wordings as periodicity } from './periodicity/wordings.ts'
import { wordings as physicalProperties } from './physical-properties/wordings.ts'
import { reworded, type Wording } from './reworded.ts'

const SEEDS = 1200
/** Most words are said by one of so many questions. */
const FEW_SEEDS = 60
/** What is replaced leaves nothing behind, wherever it stood. */
const SOME_SEEDS = 300

const gas: Template = {
  id: 'cl-e9',
  version: 1,
  category: 'classification',
  difficulty: 'easy',
  skill: 'families',
  fitsMatch: false,
  draw: () =>
    worded({
      element: 'Ne',
      stem: 'Which gas stands in brackets?',
      answer: 'neon (gas)',
      isRight: (text) => text.startsWith('neon'),
      lures: [{ value: 'iron (gas)', misconception: 'PH4', why: 'Iron is no gas. It is a metal.' }],
      fill: ['tin', 'zinc'],
      right: 'Neon is a gas.',
      see: { elements: ['Ne'], article: 'types-of-elements' },
    }),
}

test('Q22 the next version says the same in other words', () => {
  const next = reworded({
    of: gas,
    words: [
      [/(\w+) \(gas\)/g, 'gaseous $1'],
      ['gas stands', 'of them stands'],
      [' no gas', ' not a gas'],
      ['is a gas', 'is gaseous'],
    ],
    article: 'why-noble-gases-are-stable',
  })
  const { options, ...question } = makeQuestion(next, 7)
  expect(next).toEqual({ ...gas, version: 2, draw: next.draw })
  expect(options.toSorted()).toEqual(['gaseous iron', 'gaseous neon', 'tin', 'zinc'])
  expect(question).toEqual({
    id: 'cl-e9.2.7',
    question: 'Which of them stands in brackets?',
    correctAnswer: 'gaseous neon',
    explanation: 'Neon is gaseous.',
    difficulty: 'easy',
    category: 'classification',
    element: 'Ne',
    type: 'mcq',
    skill: 'families',
    feedback: options.map((option) =>
      option === 'gaseous iron'
        ? { misconception: 'PH4', text: 'Iron is not a gas. It is a metal.' }
        : null,
    ),
    see: { elements: ['Ne'], article: 'why-noble-gases-are-stable' },
  })
  expect(makeQuestion(gas, 7).question).toBe('Which gas stands in brackets?')
})

test('a draw that the version before refuses is refused by the next one', () => {
  const refusing = { ...gas, draw: () => null }
  expect(drawQuestion(reworded({ of: refusing, words: [['gas', 'metal']] }), 7)).toBeNull()
})

describe.each(
  [
    atomicStructure,
    electronConfiguration,
    physicalProperties,
    chemicalProperties,
    classification,
    periodicity,
    bonding,
    general,
  ]
    .flat()
    .map((wording) => [`${wording.of.id}.${wording.of.version + 1}`, wording] as const),
)('%s', (_, wording) => {
  test('replaces something with each of its new words', () => {
    const idle = idleWords(wording, FEW_SEEDS)
    expect(idle.length === 0 ? idle : idleWords(wording, SEEDS)).toEqual([])
  })

  test('says nothing of the old words any more', () => {
    const after = textsOf(reworded(wording), SOME_SEEDS)
    const kept = wording.words.filter(([from, to]) => after.replaceAll(from, to) !== after)
    expect(kept).toEqual([])
  })
})

/** The new words that replace nothing in the first questions of the version before. */
function idleWords({ of: template, words }: Wording, seeds: number): Wording['words'] {
  const before = textsOf(template, seeds)
  return words.filter(([from], place) => {
    const said = words
      .slice(0, place)
      .reduce((text, [old, now]) => text.replaceAll(old, now), before)
    return typeof from === 'string' ? !said.includes(from) : said.search(from) < 0
  })
}

/** Everything that the first questions of a template say. */
function textsOf(template: Template, seeds: number): string {
  const texts = new Set<string>()
  for (let seed = 0; seed < seeds; seed += 1) {
    const question = drawQuestion(template, seed)
    if (question === null) continue
    const { feedback, options, explanation } = question
    for (const text of [question.question, explanation, ...options]) texts.add(text)
    for (const entry of feedback) if (entry !== null) texts.add(entry.text)
  }
  return [...texts].join('\n')
}
