/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import getPort from 'get-port'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { classGameCalls } from '#contract/class-game/calls.ts'
import { gameInput, newSecret } from '#server/testing/class-game/classroom.ts'
import { hostSees, inPhase, openHost, openPlayer } from '#server/testing/class-game/game-page.ts'
import { prepareDataFolder } from '#server/testing/database/databases.ts'
import { startMain } from '#server/testing/process.ts'
import { callAt, signUpAt } from '#server/testing/remote.ts'

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'data-'))
  await prepareDataFolder(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('L40 a server that is killed in the middle of a class game loses nothing: the next one goes on', async () => {
  const port = await getPort()
  const origin = `http://localhost:${port}`
  const first = await start(port)
  const host = await signUpAt(origin)
  const gameId = crypto.randomUUID()
  await callAt(origin, host, 'create_class_game', { ...gameInput(gameId), seconds: 90 })
  const hostPage = openHost(port, host, origin)
  await hostPage.until((message): message is typeof message => message.type === 'hello')
  hostPage.send({ type: 'watch_game', gameId, format: 1, on: true })
  const { pin } = await hostSees(hostPage, () => true)
  const seats = [await seatAt(origin, pin, 'Ada'), await seatAt(origin, pin, 'Ben')] as const
  const ada = openPlayer(port, seats[0], origin)
  const ben = openPlayer(port, seats[1], origin)
  await hostSees(hostPage, ({ view }) => view.counts.here === 2)
  await callAt(origin, host, 'steer_class_game', {
    game_id: gameId,
    step: { kind: 'move_on', from: -1 },
  })
  const open = await inPhase(ada, 'question')
  await inPhase(ben, 'question')
  ada.send({ type: 'game_answer', question: 0, choice: 2 })
  await ada.until(
    (message): message is typeof message =>
      message.type === 'game' &&
      message.view.phase.kind === 'question' &&
      message.view.phase.choice === 2,
  )

  first.process.kill('SIGKILL')
  await Promise.all([ada.closed, ben.closed, hostPage.closed, first.ended])
  const second = await start(port)

  const adaAgain = await inPhase(openPlayer(port, seats[0], origin), 'question')
  const benPage = openPlayer(port, seats[1], origin)
  const benAgain = await inPhase(benPage, 'question')
  expect(adaAgain.view).toMatchObject({ name: 'Ada', phase: { question: 0, choice: 2 } })
  expect(adaAgain.shown).toEqual(open.shown)
  expect(benAgain.view).toMatchObject({ name: 'Ben', phase: { question: 0, choice: null } })
  benPage.send({ type: 'game_answer', question: 0, choice: 1 })
  const revealed = await inPhase(benPage, 'reveal')
  expect(revealed.view.phase).toMatchObject({ marked: { question: 0, choice: 1 } })
  const report = classGameCalls.get_class_game_report.output.parse(
    await callAt(origin, host, 'get_class_game_report', { game_id: gameId }),
  )
  expect(report.questions.map(({ counts, missing }) => [counts, missing])).toEqual([
    [[0, 1, 1, 0], 0],
  ])
  benPage.close()
  second.process.kill('SIGTERM')
  await second.ended
})

async function start(port: number) {
  const program = startMain({
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    SESSION_SECRET: 'a secret of tests that is long enough',
  })
  await program.says(/ is ready: /)
  return program
}

async function seatAt(origin: string, pin: string, name: string): Promise<string> {
  const input = { pin, name, secret: newSecret() }
  const outcome = classGameCalls.join_class_game.output.parse(
    await callAt(origin, new Map(), 'join_class_game', input),
  )
  if (outcome.outcome !== 'joined') throw new Error(`Refused: ${outcome.reason}`)
  return outcome.seat
}
