import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Classroom, joined, openClassroom } from '#server/testing/class-game/classroom.ts'
import { hostSees, inPhase } from '#server/testing/class-game/game-page.ts'
import { openTwoServers } from '#server/testing/database/two-servers.ts'
import { createManualMatchClock } from '#server/testing/match/manual-match-clock.ts'
import { visit } from '#server/testing/visitor.ts'

const url = process.env['TEST_DATABASE_URL']

describe.runIf(url)('two servers on one PostgreSQL', () => {
  const matchClock = createManualMatchClock()
  let here: Classroom
  let there: Classroom
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await openTwoServers(url ?? '', (place, bus) =>
      openClassroom(place, { bus }, matchClock),
    )
    here = opened.here
    there = opened.there
    close = opened.close
  })
  afterAll(() => close())

  test('players on two servers play one game, and no answer is lost or counted twice', async () => {
    const game = await here.newGame()
    const rooms = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? here : there))
    const seats = await Promise.all(
      rooms.map((room, index) => joined(visit(room.app), game.pin, `Pupil ${index}`)),
    )
    const pages = rooms.map((room, index) => room.openPlayer(seats[index] ?? ''))
    await hostSees(game.page, ({ view }) => view.counts.here === 12)
    for (const [question, right] of game.key.entries()) {
      await game.host.call('steer_class_game', {
        game_id: game.gameId,
        step: { kind: 'move_on', from: question - 1 },
      })
      await Promise.all(pages.map((page) => inPhase(page, 'question', question)))
      for (const [index, page] of pages.entries()) {
        const choice = index < 5 ? right : (right + 1) % 4
        page.send({ type: 'game_answer', question, choice })
        page.send({ type: 'game_answer', question, choice: (choice + 1) % 4 })
      }
      await Promise.all(pages.map((page) => inPhase(page, 'reveal', question)))
    }
    const report = await game.host.call('get_class_game_report', { game_id: game.gameId })
    expect(report.questions.map(({ right, counts, missing }) => [counts[right], missing])).toEqual(
      game.key.map(() => [5, 0]),
    )
    const ended = await hostSees(
      game.page,
      ({ view: { phase } }) => phase.kind === 'reveal' && phase.question === 2,
    )
    expect(ended.view.players.filter(({ points }) => points === 300)).toHaveLength(5)
  })

  test('a player who moves to another server is not noted as away by the one before', async () => {
    const game = await here.newGame()
    const ada = await game.join('Ada')
    const moved = there.openPlayer(ada.seat)
    await inPhase(moved, 'lobby')
    ada.page.close()
    await ada.page.closed
    await matchClock.move(5000)
    await hostSees(game.page, ({ view }) => view.counts.here === 1)
    const rows = await here.database
      .selectFrom('class_game_players')
      .select('is_here')
      .where('game_id', '=', game.gameId)
      .execute()
    expect(rows).toEqual([{ is_here: true }])
  })
})
