import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Classroom, openClassroom } from '#server/testing/class-game/classroom.ts'
import type { GamePage } from '#server/testing/class-game/game-page.ts'
import { testDatabases } from '#server/testing/database/databases.ts'

import { sweepClassGames } from './sweep.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe.each(testDatabases)('on $name', (place) => {
  let room: Classroom
  beforeAll(async () => {
    room = await openClassroom(place)
  })
  afterAll(() => room.close())

  test('games are deleted after their days, with players and answers, and pages are notified', async () => {
    const { ada } = await playedGame()
    await sweepClassGames(room.database, Date.now() + 29 * DAY_MS, 30)
    expect(await counts()).toEqual([1, 1, 1, 3])
    await sweepClassGames(room.database, Date.now() + 31 * DAY_MS, 30)
    expect(await counts()).toEqual([0, 0, 0, 0])
    await room.matchClock.move(1000)
    await isToldGone(ada)
  })

  test('a game that its host deletes is gone at once, with players and answers, and pages are notified', async () => {
    const { ada, game } = await playedGame()
    await game.host.call('delete_class_game', { game_id: game.gameId })
    expect(await counts()).toEqual([0, 0, 0, 0])
    await isToldGone(ada)
  })

  test('a deleted account of a host takes the games along, with players and answers', async () => {
    const { game } = await playedGame()
    await game.host.call('delete_account', { password: game.host.password })
    expect(await counts()).toEqual([0, 0, 0, 0])
  })

  /** Makes a game in which Ada has answered the first question. */
  async function playedGame() {
    const game = await room.newGame()
    const ada = await game.join('Ada')
    await game.host.call('steer_class_game', {
      game_id: game.gameId,
      step: { kind: 'move_on', from: -1 },
    })
    await ada.page.until(
      (message): message is typeof message =>
        message.type === 'game' && message.view.phase.kind === 'question',
    )
    ada.page.send({ type: 'game_answer', question: 0, choice: 0 })
    await ada.page.until(
      (message): message is typeof message =>
        message.type === 'game' && message.view.phase.kind === 'reveal',
    )
    return { game, ada }
  }

  async function counts(): Promise<readonly number[]> {
    const tables = [
      'class_games',
      'class_game_players',
      'class_game_answers',
      'class_game_questions',
    ] as const
    return Promise.all(
      tables.map(
        async (table) => (await room.database.selectFrom(table).selectAll().execute()).length,
      ),
    )
  }
})

async function isToldGone({ page }: { readonly page: GamePage }): Promise<void> {
  await page.until(
    (message): message is typeof message =>
      message.type === 'game_over' && message.reason === 'gone',
  )
}
