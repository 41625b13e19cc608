import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { HostCounts } from '#class-game/host-view.ts'
import type { PlayerGame } from '#contract/class-game/messages.ts'
import { type Classroom, newSecret, openClassroom } from '#server/testing/class-game/classroom.ts'
import { type GamePage, hostSees, inPhase } from '#server/testing/class-game/game-page.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { signUp } from '#server/testing/sign-up.ts'
import { visit } from '#server/testing/visitor.ts'

describe.each(testDatabases)('on $name', (place) => {
  let room: Classroom
  beforeAll(async () => {
    room = await openClassroom(place)
  })
  afterAll(() => room.close())

  test('a whole game of two goes from the lobby to the podium', async () => {
    const game = await room.newGame()
    const [ada, ben] = [await game.join('Ada'), await game.join('Ben')]
    const lobby = await hostSees(game.page, ({ view }) => view.counts.here === 2)
    expect(lobby.view.players.map(({ name }) => name)).toEqual(['Ada', 'Ben'])
    for (const [question, right] of game.key.entries()) {
      await game.host.call('steer_class_game', {
        game_id: game.gameId,
        step: { kind: 'move_on', from: question - 1 },
      })
      const open = await inPhase(ada.page, 'question', question)
      expect(open.shown).toMatchObject({ question, lesson: null })
      ada.page.send({ type: 'game_answer', question, choice: right })
      ben.page.send({ type: 'game_answer', question, choice: (right + 1) % 4 })
      const told = await inPhase(ben.page, 'reveal', question)
      expect(told.view.phase).toEqual({
        kind: 'reveal',
        marked: { question, choice: (right + 1) % 4, right, isCorrect: false, points: 0 },
      })
      const revealed = await hostSees(game.page, ({ view: { phase } }) => phase.kind === 'reveal')
      expect(revealed.shown?.lesson).not.toBeNull()
    }
    await game.host.call('steer_class_game', {
      game_id: game.gameId,
      step: { kind: 'move_on', from: 2 },
    })
    expect((await inPhase(ada.page, 'ended')).view).toMatchObject({
      rank: 1,
      score: { points: 300, correct: 3, answered: 3 },
      playerCount: 2,
    })
    const ended = await hostSees(game.page, ({ view }) => view.phase.kind === 'ended')
    expect(ended.view.players.map(({ name, points, rank }) => [name, points, rank])).toEqual([
      ['Ada', 300, 1],
      ['Ben', 0, 2],
    ])
    const report = await game.host.call('get_class_game_report', { game_id: game.gameId })
    expect(report.questions.map(({ right, counts, missing }) => [right, counts, missing])).toEqual(
      game.key.map((right) => [
        right,
        [0, 1, 2, 3].map((option) => Number(option === right || option === (right + 1) % 4)),
        0,
      ]),
    )
    const listed = await game.host.call('list_class_games', {})
    expect(listed.games).toMatchObject([
      { game_id: game.gameId, pin: null, mode: 'together', questions: 3, players: 2 },
    ])
  })

  test('a question closes by time alone, and a late player learns so', async () => {
    const game = await room.newGame()
    const [ada, ben] = [await game.join('Ada'), await game.join('Ben')]
    await game.host.call('steer_class_game', {
      game_id: game.gameId,
      step: { kind: 'move_on', from: -1 },
    })
    await inPhase(ada.page, 'question')
    ada.page.send({ type: 'game_answer', question: 0, choice: 0 })
    await ada.page.until(
      (message): message is typeof message =>
        message.type === 'game' &&
        message.view.phase.kind === 'question' &&
        message.view.phase.choice === 0,
    )
    await room.matchClock.move(20_600)
    await inPhase(ben.page, 'reveal')
    ben.page.send({ type: 'game_answer', question: 0, choice: 0 })
    const refused = await ben.page.until(
      (message): message is Extract<typeof message, { readonly type: 'game_rejected' }> =>
        message.type === 'game_rejected',
    )
    expect(refused).toMatchObject({ what: 'game_answer', reason: 'late' })
    const report = await game.host.call('get_class_game_report', { game_id: game.gameId })
    expect(report.questions).toMatchObject([{ missing: 1 }])
  })

  test('at their own pace players learn the right answer at once', async () => {
    const game = await room.newGame({ mode: 'ownPace', minutes: 5 })
    const [ada, ben] = [await game.join('Ada'), await game.join('Ben')]
    await game.host.call('steer_class_game', {
      game_id: game.gameId,
      step: { kind: 'move_on', from: -1 },
    })
    await inPhase(ada.page, 'race', 0)
    for (const [question, right] of game.key.entries()) {
      ada.page.send({ type: 'game_answer', question, choice: right })
      const told = await lastOfRace(ada.page, question)
      expect(told.view.phase).toMatchObject({
        question: question === 2 ? null : question + 1,
        last: { choice: right, isCorrect: true, points: 100 },
      })
      expect(told.before?.lesson).not.toBeNull()
      expect(told.shown?.lesson ?? null).toBeNull()
    }
    await counted(game.page, ({ progress }) => progress.join() === '1,0,0,1')
    expect((await inPhase(ben.page, 'race')).view.phase).toMatchObject({ question: 0, last: null })
    await room.matchClock.move(300_700)
    expect((await inPhase(ben.page, 'ended')).view).toMatchObject({ rank: 2 })
  })

  test('the player whose answer ends the race learns what was right, also after coming back', async () => {
    const game = await room.newGame({ mode: 'ownPace', minutes: 5 })
    const ada = await game.join('Ada')
    await game.host.call('steer_class_game', {
      game_id: game.gameId,
      step: { kind: 'move_on', from: -1 },
    })
    await inPhase(ada.page, 'race', 0)
    for (const [question, right] of game.key.entries()) {
      ada.page.send({ type: 'game_answer', question, choice: right })
      await lastOfRace(ada.page, question)
    }
    await inPhase(ada.page, 'ended')
    ada.page.close()
    const again = room.openPlayer(ada.seat)
    const told = await lastOfRace(again, 2)
    expect(told.view.phase).toMatchObject({
      question: null,
      last: { choice: game.key[2], isCorrect: true, points: 100 },
    })
    expect(told.before?.lesson).not.toBeNull()
    await inPhase(again, 'ended')
    const kinds = again.messages.flatMap((message) =>
      message.type === 'game' ? message.view.phase.kind : [],
    )
    expect(kinds.slice(0, 2)).toEqual(['race', 'ended'])
  })

  test('teams are filled in turn and have the average of their players', async () => {
    const game = await room.newGame({ mode: 'teams', team_count: 2 })
    const pages = [await game.join('Ada'), await game.join('Ben'), await game.join('Cleo')]
    await game.host.call('steer_class_game', {
      game_id: game.gameId,
      step: { kind: 'move_on', from: -1 },
    })
    const right = game.key[0] ?? 0
    for (const [index, { page }] of pages.entries()) {
      await inPhase(page, 'question')
      page.send({
        type: 'game_answer',
        question: 0,
        choice: index === 2 ? (right + 1) % 4 : right,
      })
    }
    const revealed = await hostSees(game.page, ({ view }) => view.phase.kind === 'reveal')
    expect(revealed.view.teams).toEqual([
      { team: 1, members: 1, points: 100, rank: 1 },
      { team: 0, members: 2, points: 50, rank: 2 },
    ])
  })

  test('the host renames, gives time, removes, locks and pauses', async () => {
    const game = await room.newGame()
    const [ada, ben] = [await game.join('Ada'), await game.join('Ben')]
    const steer = (step: Parameters<typeof game.host.call<'steer_class_game'>>[1]['step']) =>
      game.host.call('steer_class_game', { game_id: game.gameId, step })
    await steer({ kind: 'rename', number: 0, name: 'Marie' })
    await steer({ kind: 'give_time', number: 0, time_factor: 4 })
    await steer({ kind: 'remove', number: 1 })
    await steer({ kind: 'lock' })
    expect(
      await game.host.refusal('steer_class_game', {
        game_id: game.gameId,
        step: { kind: 'rename', number: 0, name: 'admin' },
      }),
    ).toEqual({ status: 422, code: 'name_reserved' })
    expect(
      await visit(room.app).call('join_class_game', {
        pin: game.pin,
        name: 'Cleo',
        secret: newSecret(),
      }),
    ).toEqual({ outcome: 'refused', reason: 'locked' })
    await ben.page.until((message): message is typeof message => message.type === 'game_over')
    await steer({ kind: 'move_on', from: -1 })
    const open = await inPhase(ada.page, 'question')
    expect(open.view.name).toBe('Marie')
    const { phase } = open.view
    if (phase.kind !== 'question') throw new Error('No question')
    expect((phase.closesAt ?? 0) - phase.openedAt).toBe(80_000)
    const host = await hostSees(game.page, ({ view }) => view.phase.kind === 'question')
    expect(host.view.phase).toMatchObject({ closesAt: phase.openedAt + 20_000 })
    await steer({ kind: 'pause' })
    await room.matchClock.move(100_000)
    await steer({ kind: 'resume' })
    const resumed = await ada.page.until(
      (message): message is Extract<typeof message, { readonly type: 'game' }> =>
        message.type === 'game' &&
        !message.view.isPaused &&
        message.view.phase.kind === 'question' &&
        message.view.phase.openedAt > phase.openedAt,
    )
    expect(resumed.view.phase).toMatchObject({ openedAt: phase.openedAt + 100_000 })
    await steer({ kind: 'end' })
    await inPhase(ada.page, 'ended')
  })

  test('a player who comes back has the same seat and the same answer', async () => {
    const game = await room.newGame()
    const ada = await game.join('Ada')
    await game.join('Ben')
    await game.host.call('steer_class_game', {
      game_id: game.gameId,
      step: { kind: 'move_on', from: -1 },
    })
    await inPhase(ada.page, 'question')
    ada.page.send({ type: 'game_answer', question: 0, choice: 2 })
    await counted(game.page, ({ done }) => done === 1)
    ada.page.close()
    await ada.page.closed
    const again = room.openPlayer(ada.seat)
    expect((await inPhase(again, 'question')).view).toMatchObject({
      number: 0,
      phase: { choice: 2 },
    })
  })

  test('a host who has left comes back to the game as it stands', async () => {
    const game = await room.newGame()
    const ada = await game.join('Ada')
    await game.host.call('steer_class_game', {
      game_id: game.gameId,
      step: { kind: 'move_on', from: -1 },
    })
    game.page.close()
    await game.page.closed
    await inPhase(ada.page, 'question')
    ada.page.send({ type: 'game_answer', question: 0, choice: game.key[0] ?? 0 })
    await inPhase(ada.page, 'reveal')
    const again = room.openHost(game.host)
    await again.until((message): message is typeof message => message.type === 'hello')
    again.send({ type: 'watch_game', gameId: game.gameId, format: 1, on: true })
    const seen = await hostSees(again, () => true)
    expect(seen.view.phase).toMatchObject({ kind: 'reveal', question: 0 })
    expect(seen.view.players).toMatchObject([{ name: 'Ada', points: 100 }])
  })

  test('a game is made once, however often it is asked for, and belongs to one host', async () => {
    const game = await room.newGame()
    const input = {
      game_id: game.gameId,
      mode: 'together',
      seconds: 20,
      minutes: 10,
      has_speed_bonus: false,
      team_count: 0,
      categories: ['general'],
      difficulties: ['easy'],
      questions: 3,
    } as const
    const given = { ...input, categories: ['general' as const], difficulties: ['easy' as const] }
    expect(await game.host.call('create_class_game', given)).toEqual({ game_id: game.gameId })
    expect((await game.host.call('list_class_games', {})).games).toHaveLength(1)
    const other = await signUp(room)
    expect(await other.refusal('create_class_game', given)).toEqual({
      status: 409,
      code: 'conflict',
    })
  })
})

/** Settles when the host gets counts, in a message of their own or with all the rest. */
async function counted(page: GamePage, is: (counts: HostCounts) => boolean): Promise<void> {
  await page.until(
    (message): message is typeof message =>
      (message.type === 'game_counts' && is(message.counts)) ||
      (message.type === 'game_host' && is(message.view.counts)),
  )
}

/** Settles when a player's page gets the verdict on the answer to a question of a race. */
async function lastOfRace(page: GamePage, question: number): Promise<PlayerGame> {
  return page.until(
    (message): message is PlayerGame =>
      message.type === 'game' &&
      message.view.phase.kind === 'race' &&
      message.view.phase.last?.question === question,
  )
}
