import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'

import { gameMetrics, recordGame, recordOutcome } from './games.ts'
import { type GameRecord, GAMES_KEPT, historyIn } from './history.ts'
import { statsIn } from './stats.ts'

function game(id: string, correctAnswers: number): GameRecord {
  return {
    id,
    type: 'multiplayer',
    score: correctAnswers,
    totalQuestions: 10,
    correctAnswers,
    timeSpent: 90_000,
    date: '2026-03-01T08:30:00.000Z',
    elements: ['Fe'],
  }
}

function places() {
  const storage = memoryStorage()
  return { history: historyIn(storage), stats: statsIn(storage) }
}

test('a finished game stands in front of the history and in the sums', () => {
  const browser = places()
  recordGame(game('first', 6), browser)
  recordGame(game('second', 9), browser)
  expect(browser.history.get()).toEqual([game('second', 9), game('first', 6)])
  expect(browser.stats.get()).toEqual({
    ...browser.stats.fallback,
    totalGamesPlayed: 2,
    totalCorrectAnswers: 15,
    totalIncorrectAnswers: 5,
    averageTimePerQuestion: 9,
    lastPlayedDate: '2026-03-01T08:30:00.000Z',
    studyTime: 3,
  })
})

test('S2 the history keeps a hundred games; the sums go on', () => {
  const browser = places()
  for (let number = 0; number <= GAMES_KEPT; number += 1) {
    recordGame(game(`game ${number}`, 5), browser)
  }
  expect(browser.history.get().map(({ id }) => id)).toEqual(
    Array.from({ length: 100 }, (_, index) => `game ${100 - index}`),
  )
  expect(browser.stats.get().totalGamesPlayed).toBe(101)
})

test('the metrics of games: accuracy over all and over the last ten, and how often they were won', () => {
  const browser = places()
  for (let number = 0; number < 5; number += 1) recordGame(game(`weak ${number}`, 1), browser)
  for (let number = 0; number < 10; number += 1) recordGame(game(`good ${number}`, 9), browser)
  for (const outcome of ['won', 'won', 'lost'] as const) recordOutcome(outcome, browser.stats)
  expect(gameMetrics(browser.stats.get(), browser.history.get())).toEqual({
    totalGamesPlayed: 15,
    overallAccuracy: 63,
    recentAccuracy: 90,
    bestStreak: 0,
    currentStreak: 0,
    studyTime: 22.5,
    multiplayerWinRate: 67,
  })
})

test('before the first game every metric is 0', () => {
  const browser = places()
  expect(gameMetrics(browser.stats.get(), browser.history.get())).toEqual({
    totalGamesPlayed: 0,
    overallAccuracy: 0,
    recentAccuracy: 0,
    bestStreak: 0,
    currentStreak: 0,
    studyTime: 0,
    multiplayerWinRate: 0,
  })
})
