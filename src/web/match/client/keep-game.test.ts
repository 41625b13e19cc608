import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'
import { KEY, MATCH_ID, scriptedMatch } from '#web/testing/scripted-match.ts'
import { historyIn } from '#web/user-data/games/history.ts'
import { statsIn } from '#web/user-data/games/stats.ts'

import { type FinishedGame, gameOf, gameOfReview, keepGame } from './keep-game.ts'

const NOON = Date.UTC(2026, 2, 1, 12)

/** A finished match with the given numbers of right answers. */
function finished(yours: number, theirs: number, elements: readonly string[] = []): FinishedGame {
  let time = 1000
  const server = scriptedMatch(() => time)
  server.begin()
  server.confirm(0)
  server.confirm(1)
  time += 3000
  for (const [question, right] of KEY.entries()) {
    time += 1000
    server.answer(0, question, question < yours ? right : (right + 1) % 4)
    server.answer(1, question, question < theirs ? right : (right + 1) % 4)
    time += 3000
  }
  const game = gameOf(server.picture(), elements)
  if (game === null) throw new Error('The match is not over.')
  return game
}

function places() {
  const storage = memoryStorage()
  return { history: historyIn(storage), stats: statsIn(storage) }
}

test('a won match is kept once, however often its end is reported', () => {
  const browser = places()
  keepGame(finished(7, 5, ['Fe', 'Cu']), NOON, browser)
  keepGame(finished(7, 5, ['Fe']), NOON + 1, browser)
  expect(browser.history.get()).toEqual([
    {
      id: MATCH_ID,
      type: 'multiplayer',
      score: 7,
      totalQuestions: 10,
      correctAnswers: 7,
      timeSpent: 10_000,
      date: '2026-03-01T12:00:00.000Z',
      elements: ['Fe', 'Cu'],
    },
  ])
  expect(browser.stats.get()).toMatchObject({
    totalGamesPlayed: 1,
    totalCorrectAnswers: 7,
    totalIncorrectAnswers: 3,
    multiplayerWins: 1,
    multiplayerLosses: 0,
  })
})

test.each([
  [4, 5, { multiplayerWins: 0, multiplayerLosses: 1 }],
  [5, 5, { multiplayerWins: 0, multiplayerLosses: 0 }],
])('%i to %i counts as it should', (yours, theirs, counted) => {
  const browser = places()
  keepGame(finished(yours, theirs), NOON, browser)
  expect(browser.stats.get()).toMatchObject({ totalGamesPlayed: 1, ...counted })
})

test('an unfinished match is not a game yet', () => {
  expect(gameOf(scriptedMatch(() => 1000).picture(), [])).toBeNull()
})

test('a match that ended elsewhere is the same game', () => {
  const given = { choice: 0, milliseconds: 1000 }
  const review = {
    match_id: MATCH_ID,
    started_at: '2026-03-01T12:00:00.000Z',
    finished_at: '2026-03-01T12:01:00.000Z',
    result: 'won',
    xp: 50,
    you: { name: 'Marie', correct: 7, answered: 10, average_milliseconds: 1000 },
    opponent: { name: 'Lise', correct: 5, answered: 10, average_milliseconds: 1000 },
    questions: KEY.map((right) => ({
      question_id: 'pe-e1.1.k3f9',
      right,
      you: given,
      opponent: given,
    })),
  } as const
  expect(gameOfReview({ ...review, questions: [...review.questions] }, ['Fe'])).toEqual(
    finished(7, 5, ['Fe']),
  )
})
