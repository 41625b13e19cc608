import { expect, test } from 'vitest'

import { isPaceOfReader, PACE_ANSWERS, type TimedAnswer } from './pace.ts'

/** Shortest times as the questions of a bank have them, in milliseconds. */
const SHORTEST = [1000, 1000, 1240, 1000, 1700, 1000, 2300, 1400, 1000, 3100]

function shortestOf(index: number): number {
  return SHORTEST[index % SHORTEST.length] ?? 1000
}

/** Answers, each after so many milliseconds. */
function after(
  count: number,
  timeOf: (shortest: number, index: number) => number,
  isRight: (index: number) => boolean = () => true,
) {
  return Array.from({ length: count }, (_, index): TimedAnswer => {
    const shortest = shortestOf(index)
    return { milliseconds: timeOf(shortest, index), shortest, isRight: isRight(index) }
  })
}

/** Numbers from 0 to 1 that are the same each time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Returns how many of a bot's or pupil's answers have the pace of a reader. */
function paid(answers: readonly TimedAnswer[]): number {
  return answers.filter((_, index) =>
    isPaceOfReader(answers.slice(Math.max(0, index + 1 - PACE_ANSWERS), index + 1).toReversed()),
  ).length
}

test('Q65 two answers may come as soon as their questions can be read, but not a third', () => {
  const [first, second, third] = after(3, (shortest) => shortest)
  if (!first || !second || !third) throw new Error('three are needed')
  expect(isPaceOfReader([first])).toBe(true)
  expect(isPaceOfReader([second, first])).toBe(true)
  expect(isPaceOfReader([third, second, first])).toBe(false)
  expect(
    isPaceOfReader([{ ...third, milliseconds: 5000 }, { ...second, milliseconds: 3000 }, first]),
  ).toBe(true)
})

test.each([
  ['after exactly the reading time', (shortest: number) => shortest, 2],
  ['half a second after the reading time', (shortest: number) => shortest + 500, 2],
  ['after 1.5 times the reading time, now and then after a minute', pausing, 2],
  ['every 3 seconds', () => 3000, 8],
  ['every 3 seconds, over a network', (_: number, index: number) => 2900 + (index % 7) * 20, 8],
  ['after 2.4 times the reading time', (shortest: number) => 2.4 * shortest, 3],
  ['1.6 s after the reading time', (shortest: number) => shortest + 1600, 8],
  ['every 9 seconds', () => 9000, 8],
  ['every 8 seconds, but for a twentieth', (_: number, i: number) => 8000 + ((i * 7) % 11) * 80, 8],
  ['after five times the reading time', (shortest: number) => 5 * shortest, 8],
])('Q65 a program that answers %s is paid for few of 200 answers', (_, timeOf, most) => {
  expect(paid(after(200, timeOf))).toBeLessThanOrEqual(most)
})

test('Q65 a program whose time varies by a fifth is paid for few of 200 answers', () => {
  const random = numbers(7)
  expect(paid(after(200, () => 3000 + 1200 * (random() - 0.5)))).toBeLessThanOrEqual(20)
})

test('Q65 of a pupil’s answers fewer than one in two hundred is taken for those of a program', () => {
  for (const [median, spread] of [
    [2.5, 0.35],
    [4, 0.3],
    [8, 0.5],
    [15, 0.8],
  ] as const) {
    const random = numbers(median * 100)
    const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
    const answers = after(4000, (shortest) => median * shortest * Math.exp(spread * normal()))
    expect(paid(answers)).toBeGreaterThan(3980)
  }
})

test('Q65 answers before anything can be read are no pace', () => {
  const batch = after(PACE_ANSWERS - 1, () => 20)
  expect(isPaceOfReader([{ milliseconds: 5000, shortest: 1000, isRight: true }, ...batch])).toBe(
    true,
  )
})

test('Q65 short questions take 2.4 s on average all the same', () => {
  expect(isPaceOfReader(shortAfter([2900, 2200, 1800]))).toBe(false)
  expect(isPaceOfReader(shortAfter([3400, 2200, 1800]))).toBe(true)
})

test('Q66 a fast pace asks for three in four right answers before it, and a slow one for none', () => {
  const random = numbers(66)
  const fast = () => 2200 + 1400 * random()
  const slow = () => 4000 + 8000 * random()
  expect(isPaceOfReader(eightAfter(fast, mostly(3)))).toBe(false)
  expect(isPaceOfReader(eightAfter(fast, mostly(5)))).toBe(true)
  expect(isPaceOfReader(eightAfter(slow, mostly(3)))).toBe(true)
  expect(isPaceOfReader(eightAfter(slow, () => false))).toBe(true)
})

test('Q66 four answers say nothing about guessing, and the answer itself does not count', () => {
  const times = [2900, 2200, 3200, 2600, 2500, 3300]
  const answers = (right: readonly boolean[]) =>
    right.map((isRight, index): TimedAnswer => ({
      milliseconds: times[index] ?? 2500,
      shortest: 1000,
      isRight,
    }))
  expect(isPaceOfReader(answers([false, false, false, false, false]))).toBe(true)
  expect(isPaceOfReader(answers([false, false, false, false, false, false]))).toBe(false)
  expect(isPaceOfReader(answers([false, true, true, true, true, false]))).toBe(true)
})

function shortAfter(times: readonly number[]): readonly TimedAnswer[] {
  return times.map((milliseconds) => ({ milliseconds, shortest: 1000, isRight: true }))
}

/** Eight answers to short questions. */
function eightAfter(timeOf: () => number, isRight: (index: number) => boolean) {
  return after(8, timeOf, isRight).map((one) => ({ ...one, shortest: 1000 }))
}

/** All right but one in so many. */
function mostly(wrongEach: number): (index: number) => boolean {
  return (index) => index % wrongEach !== 1
}

function pausing(shortest: number, index: number): number {
  return index % 9 === 8 ? 60_000 : 1.5 * shortest
}
