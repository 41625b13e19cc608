import { expect, test } from 'vitest'

import { soundLength, sounds, type Tone } from './sounds.ts'

/** Of full scale, counted as if no tone faded. */
const LOUDEST = 0.35
const all = Object.entries(sounds)

test('every event of practice and match has its sound', () => {
  expect(Object.keys(sounds)).toEqual([
    'correct',
    'incorrect',
    'click',
    'next',
    'match-found',
    'match-start',
    'time-warning',
    'victory',
    'defeat',
  ])
})

test.each(all)('%s can be heard, begins at once and is soon over', (_, tones) => {
  expect(Math.min(...tones.map(({ start }) => start))).toBe(0)
  expect(soundLength(tones)).toBeLessThan(1.4)
  for (const { pitch, length, loudness } of tones) {
    expect(pitch).toBeGreaterThan(150)
    expect(pitch).toBeLessThan(2000)
    expect(length).toBeGreaterThan(0.05)
    expect(loudness).toBeGreaterThan(0.02)
  }
})

test.each(all)('%s is never loud, however its tones meet', (_, tones) => {
  for (const { start } of tones) expect(loudnessAt(tones, start)).toBeLessThan(LOUDEST)
})

test('the most frequent sound is the quietest and shortest', () => {
  const [click, correct] = [sounds.click, sounds.correct]
  expect(soundLength(click)).toBeLessThan(0.1)
  expect(loudnessAt(click, 0)).toBeLessThan(loudnessAt(correct, 0))
})

test('right and wrong differ by direction, so that they are distinct on any speaker', () => {
  expect(directionOf(sounds.correct)).toBe('up')
  expect(directionOf(sounds.incorrect)).toBe('down')
  expect(directionOf(sounds.victory)).toBe('up')
  expect(directionOf(sounds.defeat)).toBe('down')
})

/** The sum of the tones at one moment, at full loudness. */
function loudnessAt(tones: readonly Tone[], moment: number): number {
  return tones
    .filter(({ start, length }) => start <= moment && moment < start + length)
    .reduce((sum, { loudness }) => sum + loudness, 0)
}

function directionOf(tones: readonly Tone[]): 'up' | 'down' {
  const [first, last] = [tones[0], tones.at(-1)]
  return (last?.pitch ?? 0) > (first?.pitch ?? 0) ? 'up' : 'down'
}
