import { describe, expect, test } from 'vitest'

import { SEEDS } from './question-id.ts'
import { drawQuestion, type McqQuestion } from './question.ts'
import { choiceTemplates } from './templates/whole-bank.ts'

/** Questions of each template, spread over all seeds. */
const DRAWN = 1000

/** Greatest share of questions that a guess without chemistry may get right; chance alone gives 0.25. */
const MAX_GUESSED = 0.45

/** Greatest share of questions with one and the same right option. */
const MAX_RIGHT = 0.55

/** Greatest share of questions with an option that is wrong each time it is offered. */
const MAX_WRONG = 0.8

/** Greatest share of questions with an option that begins as only right ones do. */
const MAX_RIGHT_OPENINGS = 0.5

/** Greatest share of questions with an option in words that is the right one in none. */
const MAX_NEVER_RIGHT = 0.63

/** Templates with such an option, and why it is offered all the same. */
const neverRightReasons: Readonly<Record<string, string>> = {
  'as-e6': 'No part of an atom consists of neutrons and electrons alone.',
  'as-e7':
    'A mass number counts all protons and neutrons, so a part of them is wrong for each isotope.',
  'as-m6': 'A mean far from the middle of two isotopes leaves no doubt which is more common.',
  'ch-e5':
    'Of the alkali metals lithium reacts least with water, and the most violent one is asked for.',
  'ch-e6':
    'Of the gases offered nitrogen and the noble gases react with no metal as readily as a halogen.',
  'ch-m3': 'The noblest metals displace none of the metals of a school’s salt solutions.',
  'cl-e3': 'The borders of the transition metals are disputed, so no question rests on them.',
  'cl-m3': 'The two rows below the table belong to periods 6 and 7; no other has an f-block.',
  'cl-h9': 'That an element stands in the d-block is the idea that the question is about.',
  'ph-e42': 'A gas does not lose its energy by itself, whatever is done to it.',
  'ph-h44': 'The area below a curve of speeds is fixed: a higher peak is a slower one.',
  'ch-m703':
    'An addition gives off nothing and a condensation always something; the crossed pairs are ideas.',
  'ch-h47': 'Neither stirring nor more of a solid changes a saturated solution.',
  'ge-h47': 'Whatever goes wrong with a burner, the water gets warmer, so no flaw turns the sign.',
  'ge-e43': 'The two words are tested by their opposites, which contradict themselves.',
  'ge-e54':
    'Of several substances no change is undone entirely; that it is, is the idea in question.',
  'ge-m68': 'A volume never changes K; that it does is the idea that the question is about.',
  'ge-h66': 'A gas that does not react never changes K; that it does is the idea in question.',
  'ge-h50': 'An endothermic change happens all the same where ΔG is negative, so ΔH is no reason.',
  'ge-e520': 'K changes with the temperature alone; that it follows Q is the idea in question.',
  'ch-m531':
    'Only above Ksp a salt precipitates; that a right comparison leads elsewhere is the idea in question.',
}

/**
 * Templates whose options vary only in numbers behind a few fixed words: to remove an electron
 * requires energy from every atom, so that it releases some is wrong each time.
 */
const sameWrongWords = new Set(['ch-m11'])

const newest = choiceTemplates.filter(
  ({ id, version }) => !choiceTemplates.some((other) => other.id === id && other.version > version),
)

const drawn = newest.map((template) => {
  const questions = Array.from({ length: DRAWN }, (_, index) =>
    drawQuestion(template, Math.floor((index * SEEDS) / DRAWN)),
  ).filter((question) => question !== null)
  return { id: template.id, questions }
})

/** Templates with words or formulas for options. Numbers stand in order, so their length is no sign. */
const worded = drawn.filter(
  ({ questions }) => !questions.flatMap(({ options }) => options).every(isNumber),
)

/** The options that a guess without chemistry points to; none where it does not apply. */
type Guess = (options: readonly string[]) => readonly string[]

type Split = (text: string) => readonly string[]

const wordsOf = splitOnce((text) => text.split(/[ ,]+/))

/** Roman numerals, words, symbols, numbers, raised and lowered digits, and signs. */
const partsOf = splitOnce(
  (text) =>
    text.match(
      /[IVX]+(?=\))|[A-Z][a-z]*|[a-z]+|\d+(?:[.,]\d+)*|[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[₀-₉]+|[⁺⁻]|[+−=<]/g,
    ) ?? [],
)

const wordLikeness = likenessBy(wordsOf)
const partLikeness = likenessBy(partsOf)

/** Words between a reason and what follows from it. */
const REASONED = /\b(?:so|since|because|therefore)\b/

const guessesOfWords: Readonly<Record<string, Guess>> = {
  'the one with most characters': (options) => extreme(options, lengthOf),
  'the one with fewest characters': (options) => extreme(options, (text) => -lengthOf(text)),
  'the one with most words': (options) => extreme(options, (text) => wordsOf(text).length),
  'the one with fewest words': (options) => extreme(options, (text) => -wordsOf(text).length),
  'the one that says what follows': (options) => {
    const reasoned = options.filter((text) => REASONED.test(text))
    return reasoned.length === options.length ? [] : reasoned
  },
  'the one that shares most words': (options) => extreme(options, wordLikeness(options)),
  'the one that shares fewest words': (options) =>
    extreme(options, (text) => -wordLikeness(options)(text)),
  'the one that shares most parts': (options) => extreme(options, partLikeness(options)),
  'the one that shares fewest parts': (options) =>
    extreme(options, (text) => -partLikeness(options)(text)),
  'the one that begins with the smallest number': byFirstNumber(0),
  'the one that begins with the second number': byFirstNumber(1),
  'the one that begins with the third number': byFirstNumber(2),
  'the one that begins with the largest number': byFirstNumber(3),
}

/** The option at a place of the four by the numbers that they begin with; none where some begin with none. */
function byFirstNumber(place: number): Guess {
  return (options) => {
    const numbers = options.map((text) => Number.parseFloat(text.replace('−', '-')))
    if (options.every(isNumberAlone) || new Set(numbers).size < options.length) return []
    if (numbers.some(Number.isNaN)) return []
    const sorted = options.toSorted(
      (one, other) => (numbers[options.indexOf(one)] ?? 0) - (numbers[options.indexOf(other)] ?? 0),
    )
    return sorted.slice(place, place + 1)
  }
}

/** A number with a unit at most. Such options stand in order, and their places are drawn. */
function isNumberAlone(text: string): boolean {
  return text.split(/[ ,]+/).filter((word) => /\d/.test(word)).length < 2
}

const guessesOfAll: Readonly<Record<string, Guess>> = {
  'the positive one of two that differ in sign': (options) =>
    signTwins(options).filter((text) => !/[−⁻]/.test(text)),
  'the negative one of two that differ in sign': (options) =>
    signTwins(options).filter((text) => /[−⁻]/.test(text)),
  'the smaller one of two with a common denominator': (options) =>
    sameDenominator(options).slice(0, 1),
  'the larger one of two with a common denominator': (options) => sameDenominator(options).slice(1),
}

describe.each(drawn)('$id', ({ id, questions }) => {
  const isWorded = worded.some((other) => other.id === id)
  const guesses = isWorded ? { ...guessesOfWords, ...guessesOfAll } : guessesOfAll

  test.each(Object.entries(guesses))('the right option is seldom enough %s', (_, guess) => {
    expect(successOf(guess, questions)).toBeLessThanOrEqual(MAX_GUESSED)
  })
})

describe.each(worded)('$id', ({ id, questions }) => {
  test('no option is a good guess because it is the right one so often', () => {
    const rights = Map.groupBy(questions, ({ correctAnswer }) => correctAnswer)
    const [often = ''] = [...rights.keys()].toSorted((a, b) => times(b) - times(a))
    expect([often, times(often) / questions.length <= MAX_RIGHT]).toEqual([often, true])

    function times(text: string): number {
      return rights.get(text)?.length ?? 0
    }
  })

  test('no option can be ruled out because it is wrong each time', () => {
    if (hasFixedOptions(questions)) return
    const rights = new Set(questions.map(({ correctAnswer }) => correctAnswer))
    const known = [...new Set(questions.flatMap(({ options }) => options))].filter(
      (text) =>
        !rights.has(text) &&
        shareOf(questions, ({ options }) => options.includes(text)) > MAX_WRONG,
    )
    expect(known).toEqual([])
  })

  test('the first words of an option do not tell that it is right, or that it is wrong', () => {
    if (hasFixedOptions(questions) || sameWrongWords.has(id)) return
    const opened = questions.map(({ options, correctAnswer }) => ({
      right: openingOf(correctAnswer),
      all: options.map(openingOf),
    }))
    const openings = new Set(opened.flatMap(({ all }) => all))
    const telling = [...openings].filter((opening) => {
      const offering = opened.filter(({ all }) => all.includes(opening))
      const share = offering.length / questions.length
      const isEverRight = offering.some(({ right }) => right === opening)
      const isOnlyRight = offering.every(
        ({ right, all }) =>
          right === opening && all.filter((other) => other === right).length === 1,
      )
      return isOnlyRight ? share > MAX_RIGHT_OPENINGS : !isEverRight && share > MAX_WRONG
    })
    expect(telling.filter((opening) => opening !== '')).toEqual([])
  })
})

test.each(drawn)(
  '$id: an option that is right in no question has a reason',
  ({ id, questions }) => {
    const rights = new Set(questions.map(({ correctAnswer }) => correctAnswer))
    const neverRight = [...new Set(questions.flatMap(({ options }) => options))].filter(
      (option) =>
        /[a-z]{3}/.test(option) &&
        !rights.has(option) &&
        shareOf(questions, ({ options }) => options.includes(option)) > MAX_NEVER_RIGHT,
    )
    expect([neverRight, neverRight.length > 0]).toEqual([neverRight, id in neverRightReasons])
  },
)

test('each reason belongs to a template', () => {
  const ids = new Set<string>(newest.map(({ id }) => id))
  expect(Object.keys(neverRightReasons).filter((id) => !ids.has(id))).toEqual([])
})

test('excepted templates are among the newest', () => {
  expect([...sameWrongWords].filter((id) => !worded.some((other) => other.id === id))).toEqual([])
})

/** Whether each question offers the same four options, as 'It rises.' and 'It falls.' do. */
function hasFixedOptions(questions: readonly McqQuestion[]): boolean {
  return new Set(questions.flatMap(({ options }) => options)).size === 4
}

function isNumber(text: string): boolean {
  return /^[−+]?\d/.test(text)
}

/** The first two words of a sentence; empty for an option of fewer than three words. */
function openingOf(text: string): string {
  const words = text.split(' ')
  return words.length < 3 ? '' : words.slice(0, 2).join(' ')
}

/** How often a guess is right. Of several options that it points to, one is taken by chance. */
function successOf(guess: Guess, questions: readonly McqQuestion[]): number {
  const chances = questions.map(({ options, correctAnswer }) => {
    const guessed = guess(options)
    if (guessed.length === 0) return 1 / options.length
    return guessed.includes(correctAnswer) ? 1 / guessed.length : 0
  })
  return chances.reduce((sum, chance) => sum + chance, 0) / questions.length
}

/** The options of the greatest size. */
function extreme(options: readonly string[], size: (text: string) => number): readonly string[] {
  const greatest = Math.max(...options.map(size))
  return options.filter((text) => size(text) === greatest)
}

function lengthOf(text: string): number {
  return Array.from(text).length
}

/** Splits each text once: the same options come again and again. */
function splitOnce(split: Split): Split {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const parts = known.get(text) ?? split(text)
    known.set(text, parts)
    return parts
  }
}

/**
 * How many parts an option has in common with the others, each counted as often as both have it. Counted
 * once for the options of a question, which several guesses look at.
 */
function likenessBy(split: Split): (options: readonly string[]) => (text: string) => number {
  const known = new WeakMap<readonly string[], ReadonlyMap<string, number>>()
  return (options) => {
    const counts = known.get(options) ?? countCommon(options, split)
    known.set(options, counts)
    return (text) => counts.get(text) ?? 0
  }
}

function countCommon(options: readonly string[], split: Split): ReadonlyMap<string, number> {
  return new Map(
    options.map((text) => [
      text,
      options
        .filter((other) => other !== text)
        .reduce((sum, other) => sum + commonParts(split(text), split(other)), 0),
    ]),
  )
}

function commonParts(some: readonly string[], others: readonly string[]): number {
  const left = [...others]
  return some.filter((part) => {
    const place = left.indexOf(part)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  }).length
}

const opposites: Readonly<Record<string, string>> = { '−': '+', '+': '−', '⁺': '⁻', '⁻': '⁺' }

function reversed(text: string): string {
  return text.replace(/[−+⁺⁻]/g, (sign) => opposites[sign] ?? sign)
}

function unsigned(text: string): string {
  return text.replace(/^[−+]/, '')
}

function denominator(text: string): string | undefined {
  return /^\d+\/(\d+)$/.exec(text)?.[1]
}

/** The options of which another one differs in its sign alone; a positive number may have none. */
function signTwins(options: readonly string[]): readonly string[] {
  return options.filter((text) =>
    options.some(
      (other) => other !== text && (other === reversed(text) || unsigned(other) === unsigned(text)),
    ),
  )
}

/** The only two fractions with one denominator, the smaller one first; none otherwise. */
function sameDenominator(options: readonly string[]): readonly string[] {
  const twins = options.filter(
    (text) =>
      denominator(text) !== undefined &&
      options.some((other) => other !== text && denominator(other) === denominator(text)),
  )
  return twins.length === 2 ? twins : []
}

function shareOf(
  questions: readonly McqQuestion[],
  holds: (question: McqQuestion) => boolean,
): number {
  return questions.filter(holds).length / questions.length
}
