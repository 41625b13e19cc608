import { afterAll, beforeAll, expect, test } from 'vitest'

import { SEAT_HEADER, SEAT_PROTOCOL } from '#contract/class-game/messages.ts'
import { liveOpenedSchema, livePaths } from '#contract/live/fallback.ts'
import { socketLimits } from '#server/limits/socket-limits.ts'
import { type Classroom, joined, openClassroom } from '#server/testing/class-game/classroom.ts'
import { inPhase } from '#server/testing/class-game/game-page.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { ask, eventsIn, refusalIn } from '#server/testing/socket/fallback-client.ts'
import { openLive } from '#server/testing/socket/live-client.ts'
import { visit } from '#server/testing/visitor.ts'

let room: Classroom
beforeAll(async () => {
  room = await openClassroom(anyTestDatabase, {
    sockets: { ...socketLimits, ofPlayers: 6, ofPlayer: 2, ofGuests: 1 },
  })
})
afterAll(() => room.close())

test('a player without a WebSocket plays by requests, which no other seat may use', async () => {
  const game = await room.newGame()
  const seat = await joined(visit(room.app), game.pin, 'Ada')
  const other = await joined(visit(room.app), game.pin, 'Ben')
  const headers = { [SEAT_HEADER]: seat }
  const opened = await ask(room.port, livePaths.open, {}, { headers })
  const { connection } = liveOpenedSchema.parse(await opened.json())
  const poll = { connection, after: 0, mode: 'poll' }
  expect(
    await refusalIn(
      await ask(room.port, livePaths.receive, poll, { headers: { [SEAT_HEADER]: other } }),
    ),
  ).toEqual([404, 'not_found'])
  expect(await refusalIn(await ask(room.port, livePaths.receive, poll))).toEqual([
    401,
    'session_missing',
  ])
  await game.host.call('steer_class_game', {
    game_id: game.gameId,
    step: { kind: 'move_on', from: -1 },
  })
  const answer = { type: 'game_answer', question: 0, choice: 1 }
  const messages = [{ number: 1, text: JSON.stringify(answer) }]
  const sent = { connection, after: 0, messages, pongs: [], isLast: false }
  expect(await (await ask(room.port, livePaths.send, sent, { headers })).json()).toEqual({
    heard: 1,
  })
  let after = 0
  const told: unknown[] = []
  while (!JSON.stringify(told).includes('"choice":1')) {
    const events = eventsIn(
      await (await ask(room.port, livePaths.receive, { ...poll, after }, { headers })).text(),
    )
    after = Math.max(after, ...events.map(({ id = 0 }) => id))
    told.push(
      ...events.filter(({ event }) => event === undefined).map(({ data }) => JSON.parse(data)),
    )
  }
  expect(told[0]).toEqual({ type: 'hello', version: '1.2.3' })
  await ask(room.port, livePaths.send, { ...sent, messages: [], isLast: true }, { headers })
})

test('guests and accounts keep no player from a place, and a seat has only its own places', async () => {
  const game = await room.newGame()
  const guest = await openLive(room.port)
  const ada = await game.join('Ada')
  const second = room.openPlayer(ada.seat)
  await inPhase(second, 'lobby')
  await expect(openLive(room.port, { protocol: `${SEAT_PROTOCOL}${ada.seat}` })).rejects.toThrow(
    '429',
  )
  const ben = await game.join('Ben')
  await inPhase(ben.page, 'lobby')
  guest.socket.close()
})

test('a player follows no game as its host', async () => {
  const game = await room.newGame()
  const seat = await joined(visit(room.app), game.pin, 'Ada')
  const { gameId } = game
  const page = room.openPlayer(seat)
  await inPhase(page, 'lobby')
  page.send({ type: 'watch_game', gameId, format: 1, on: true })
  const rejected = await page.until(
    (message): message is Extract<typeof message, { readonly type: 'game_rejected' }> =>
      message.type === 'game_rejected',
  )
  expect(rejected).toMatchObject({ what: 'watch_game', reason: 'notYours' })
})
