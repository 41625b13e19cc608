import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { PIN_LETTERS } from '#contract/class-game/calls.ts'
import {
  type Classroom,
  joined,
  newSecret,
  openClassroom,
} from '#server/testing/class-game/classroom.ts'
import { type GamePage, hostSees, inPhase } from '#server/testing/class-game/game-page.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { visit } from '#server/testing/visitor.ts'

describe.each(testDatabases)('on $name', (place) => {
  let room: Classroom
  beforeAll(async () => {
    room = await openClassroom(place)
  })
  beforeEach(() => {
    // The tests share a network, and its tries come back with time.
    room.matchClock.skip(10 * 60 * 1000)
  })
  afterAll(() => room.close())

  test('L31 who guesses PINs has two tries a second when 600 are used up, and a class still joins', async () => {
    const game = await room.newGame()
    const visitor = visit(room.app)
    const [first = '', second = ''] = PIN_LETTERS
    const guess = (index: number) =>
      Array.from({ length: 6 }, (_, bit) => ((index >> bit) & 1 ? first : second)).join('')
    const answers = new Map<string, number>()
    for (let tried = 0; tried < 610; tried += 1) {
      const input = { pin: guess(tried % 64), name: 'Ada', secret: newSecret() }
      const { code } = await visitor.refusal('join_class_game', input)
      answers.set(code, (answers.get(code) ?? 0) + 1)
    }
    expect([...answers]).toEqual([
      ['not_found', 600],
      ['too_many_requests', 10],
    ])
    room.matchClock.skip(1000)
    const seats = [await joined(visitor, game.pin, 'Ada'), await joined(visitor, game.pin, 'Ben')]
    expect(new Set(seats).size).toBe(2)
  })

  test('L32 joining twice with one secret is joining once, also at the same moment', async () => {
    const game = await room.newGame()
    const input = { pin: game.pin, name: 'Ada', secret: newSecret() }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visit(room.app).call('join_class_game', input)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const other = { ...input, secret: newSecret() }
    expect(await visit(room.app).call('join_class_game', other)).toEqual({
      outcome: 'refused',
      reason: 'nameTaken',
    })
    const seen = await hostSees(game.page, ({ view }) => view.players.length > 0)
    expect(seen.view.players.map(({ name }) => name)).toEqual(['Ada'])
  })

  test('L33 before the close no message tells a player what is right or what others chose', async () => {
    const game = await room.newGame()
    const [ada, ben] = [await game.join('Ada'), await game.join('Ben')]
    await start(game.gameId, game.host)
    await inPhase(ada.page, 'question')
    ada.page.send({ type: 'game_answer', question: 0, choice: game.key[0] ?? 0 })
    await answered(ada.page)
    const told = [...messagesOf(ben.page), ...messagesOf(ada.page)]
    expect(told.filter((text) => /"right"|"lesson":\{|"points":[1-9]/.test(text))).toEqual([])
    expect(messagesOf(ben.page).filter((text) => text.includes('Ada'))).toEqual([])
    expect(game.page.messages.filter((one) => JSON.stringify(one).includes('"right"'))).toEqual([])
  })

  test('L34 a removed player is told so, answers nothing and does not come back with the seat', async () => {
    const game = await room.newGame()
    const ada = await game.join('Ada')
    await game.join('Ben')
    await start(game.gameId, game.host)
    await inPhase(ada.page, 'question')
    await game.host.call('steer_class_game', {
      game_id: game.gameId,
      step: { kind: 'remove', number: 0 },
    })
    await over(ada.page, 'removed')
    ada.page.send({ type: 'game_answer', question: 0, choice: 0 })
    const rejected = await ada.page.until(
      (message): message is Extract<typeof message, { readonly type: 'game_rejected' }> =>
        message.type === 'game_rejected',
    )
    expect(rejected.reason).toBe('notYours')
    await over(room.openPlayer(ada.seat), 'removed')
    const rows = await room.database
      .selectFrom('class_game_answers')
      .selectAll()
      .where('game_id', '=', game.gameId)
      .execute()
    expect(rows).toEqual([])
  })

  test('L35 the game of a host who leaves goes on, and waits between two questions', async () => {
    const game = await room.newGame()
    const ada = await game.join('Ada')
    await start(game.gameId, game.host)
    await inPhase(ada.page, 'question')
    game.page.close()
    await game.page.closed
    await room.matchClock.move(20_700)
    await inPhase(ada.page, 'reveal')
    await room.matchClock.move(600_000)
    expect(ada.page.messages.at(-1)).toMatchObject({ view: { phase: { kind: 'reveal' } } })
  })

  test.each([
    ['admin', 'name_reserved'],
    ['ada@school.example', 'name_contact'],
    ['A\u202Eda', 'name_unreadable'],
  ])('L36 the nickname %j is refused as %s', async (name, code) => {
    const game = await room.newGame()
    const input = { pin: game.pin, name, secret: newSecret() }
    expect(await visit(room.app).refusal('join_class_game', input)).toEqual({ status: 422, code })
  })

  test('L37 no seat but a signed one is taken, and none leads to another player', async () => {
    const game = await room.newGame()
    const ada = await game.join('Ada')
    await game.join('Ben')
    const [, , signature = ''] = ada.seat.split('.')
    const forged = [
      `${game.gameId}.1.${signature}`,
      `${crypto.randomUUID()}.0.${signature}`,
      `${game.gameId}.0.${'a'.repeat(43)}`,
      'nonsense',
    ]
    for (const seat of forged) expect(await room.openPlayer(seat).closed).toBe(4401)
  })

  test('L37 a host steers, reads and deletes no game of another', async () => {
    const game = await room.newGame()
    const other = await signUp(room)
    const page = room.openHost(other)
    await page.until((message): message is typeof message => message.type === 'hello')
    page.send({ type: 'watch_game', gameId: game.gameId, format: 1, on: true })
    const rejected = await page.until(
      (message): message is Extract<typeof message, { readonly type: 'game_rejected' }> =>
        message.type === 'game_rejected',
    )
    expect(rejected).toMatchObject({ what: 'watch_game', reason: 'notYours' })
    const missing = { status: 404, code: 'not_found' }
    const { gameId } = game
    expect([
      await other.refusal('steer_class_game', { game_id: gameId, step: { kind: 'end' } }),
      await other.refusal('get_class_game_report', { game_id: gameId }),
      await other.refusal('delete_class_game', { game_id: gameId }),
    ]).toEqual([missing, missing, missing])
  })

  test('L38 an answer that is sent twenty times, from two tabs, is one row with the first choice', async () => {
    const game = await room.newGame()
    const ada = await game.join('Ada')
    await game.join('Ben')
    const second = room.openPlayer(ada.seat)
    await start(game.gameId, game.host)
    await Promise.all([inPhase(ada.page, 'question'), inPhase(second, 'question')])
    for (let copy = 0; copy < 10; copy += 1) {
      ada.page.send({ type: 'game_answer', question: 0, choice: 1 })
      second.send({ type: 'game_answer', question: 0, choice: 2 })
    }
    await Promise.all([answered(ada.page), answered(second)])
    const rows = await room.database
      .selectFrom('class_game_answers')
      .select(['number', 'question', 'choice'])
      .where('game_id', '=', game.gameId)
      .execute()
    expect(rows).toHaveLength(1)
    const choices = [ada.page, second].map((page) => page.messages.findLast(isGame)?.view.phase)
    expect(choices).toEqual([choices[0], choices[0]])
    expect(choices[0]).toMatchObject({ choice: rows[0]?.choice })
  })

  test('L39 300 players join from one address, the next one finds the game full', async () => {
    const game = await room.newGame()
    const seats = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        joined(visit(room.app), game.pin, `Pupil ${index}`),
      ),
    )
    expect(new Set(seats).size).toBe(300)
    const input = { pin: game.pin, name: 'Late', secret: newSecret() }
    expect(await visit(room.app).call('join_class_game', input)).toEqual({
      outcome: 'refused',
      reason: 'full',
    })
  })
})

async function start(gameId: string, host: NewUser): Promise<void> {
  await host.call('steer_class_game', { game_id: gameId, step: { kind: 'move_on', from: -1 } })
}

function isGame(
  message: GamePage['messages'][number],
): message is Extract<GamePage['messages'][number], { readonly type: 'game' }> {
  return message.type === 'game'
}

async function answered(page: GamePage): Promise<void> {
  await page.until(
    (message): message is typeof message =>
      isGame(message) &&
      message.view.phase.kind === 'question' &&
      message.view.phase.choice !== null,
  )
}

async function over(page: GamePage, reason: 'removed' | 'gone'): Promise<void> {
  await page.until(
    (message): message is typeof message =>
      message.type === 'game_over' && message.reason === reason,
  )
}

/** The messages that a page received, as text. */
function messagesOf(page: GamePage): readonly string[] {
  return page.messages.map((message) => JSON.stringify(message))
}
