import type { Browser, Page } from 'playwright'

import { OPTION_COUNT } from '#class-game/game.ts'
import { classGameCalls } from '#contract/class-game/calls.ts'
import { type Counted, countedOf, miscounted } from '#scripts/rigs/class-game/count.ts'
import { makeGame } from '#scripts/rigs/class-game/hosted-game.ts'
import { networkAt, openPhone, type Phone } from '#scripts/rigs/class-game/phone.ts'
import { networks, seatOf, takeStep } from '#scripts/rigs/class-game/survive.ts'
import type { Fault } from '#server/testing/match/faults.ts'
import type { FragileServer } from '#server/testing/match/fragile-server.ts'
import { callAt, signUpAt } from '#server/testing/remote.ts'
import type { PlayerState } from '#web/class-game/client/player-client.ts'

import { openPage } from './page.ts'

const QUESTIONS = 4
/** The question in which the server falls. */
const STRUCK = 1

/** A player whose taps are counted, on a page or without one. */
type Player = {
  readonly answer: (question: number, option: number) => Promise<void>
  /** Settles when the player sees the answer to a question. */
  readonly isTold: (question: number) => Promise<void>
  /** Settles at the end of the game, with all that is counted. */
  readonly counted: () => Promise<Counted>
  readonly close: () => Promise<void>
}

type Scene = {
  readonly server: FragileServer
  readonly browser: Browser
  readonly pages: number
  readonly bots: number
  readonly fault: Fault
}

/**
 * Plays a class game in which all players answer all questions, half of them while the server is down.
 * @returns whatever in the report, or on a page at the end, differs from the taps
 */
export async function playInBrowsers(scene: Scene): Promise<readonly string[]> {
  const { server, fault } = scene
  const { origin } = server
  const host = await signUpAt(origin)
  const gameId = crypto.randomUUID()
  const pin = await makeGame((name, input) => callAt(origin, host, name, input), gameId, {
    mode: 'together',
    minutes: 10,
    questions: QUESTIONS,
  })
  const players = [...(await pagesOf(scene, pin)), ...(await botsOf(scene, pin))]
  const [early, late] = [players.filter(isEven), players.filter(isOdd)]
  await takeStep(origin, host, { game_id: gameId, step: { kind: 'move_on', from: -1 } })
  for (let question = 0; question < QUESTIONS; question += 1) {
    /* oxlint-disable no-await-in-loop -- one question after the other */
    await tapAll(early, question)
    // The others tap while the server is down.
    const struck = question === STRUCK ? server.strike(fault) : null
    await tapAll(late, question)
    await struck
    await Promise.all(players.map((player) => player.isTold(question)))
    const step = { kind: 'move_on', from: question } as const
    await takeStep(origin, host, { game_id: gameId, step })
    /* oxlint-enable no-await-in-loop */
  }
  const counted = await Promise.all(players.map((player) => player.counted()))
  const report = classGameCalls.get_class_game_report.output.parse(
    await callAt(origin, host, 'get_class_game_report', { game_id: gameId }),
  )
  await Promise.all(players.map((player) => player.close()))
  const tapped = counted.reduce((sum, { chosen }) => sum + chosen.size, 0)
  const all = players.length * QUESTIONS
  return [
    ...(tapped === all ? [] : [`${tapped} answers were tapped in place of ${all}`]),
    ...miscounted(report, counted),
  ]
}

async function tapAll(players: readonly Player[], question: number): Promise<void> {
  await Promise.all(
    players.map((player, place) => player.answer(question, (place + question) % OPTION_COUNT)),
  )
}

function isEven(_player: Player, place: number): boolean {
  return place % 2 === 0
}

function isOdd(_player: Player, place: number): boolean {
  return place % 2 === 1
}

async function pagesOf({ browser, server, pages }: Scene, pin: string): Promise<readonly Player[]> {
  const players: Player[] = []
  for (let place = 0; place < pages; place += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a machine opens one page at a time faster than all at once
    const page = await openPage(browser, server.origin, networkAt(networks, place))
    // oxlint-disable-next-line no-await-in-loop
    players.push(await playerOn(page, pin, `Page ${place}`))
  }
  return players
}

async function playerOn(page: Page, pin: string, name: string): Promise<Player> {
  const chosen = new Map<number, number>()
  await page.goto(`/play?pin=${pin}`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Join the Game' }).click()
  await page.getByRole('heading', { name: `You are in, ${name}` }).waitFor()
  return {
    async answer(question, option) {
      await page.getByText(`Question ${question + 1} of ${QUESTIONS}`).waitFor()
      await page.getByRole('main').getByRole('group').getByRole('button').nth(option).click()
      chosen.set(question, option)
    },
    async isTold(question) {
      await page.getByText(`Question ${question + 1} of ${QUESTIONS}`).waitFor()
      await page.getByText(/^You have (no points yet|\d+ points: place \d+ of \d+)\.$/).waitFor()
    },
    async counted() {
      await page.getByRole('heading', { name: 'The Game Is Over' }).waitFor()
      const text = await page.getByText(/^\d+ points, \d+ of \d+ right$/).textContent()
      return { name, chosen, points: Number.parseInt(text ?? '', 10) }
    },
    close: () => page.context().close(),
  }
}

async function botsOf({ server, bots }: Scene, pin: string): Promise<readonly Player[]> {
  return Promise.all(
    Array.from({ length: bots }, async (_, place) => {
      const seat = await seatOf(server.origin, pin, `Bot ${place}`)
      return botOn(openPhone(server.origin, networkAt(networks, place), seat))
    }),
  )
}

function botOn(phone: Phone): Player {
  return {
    async answer(question, option) {
      await phone.until(
        ({ game }) => game?.view.phase.kind === 'question' && game.view.phase.question === question,
      )
      phone.choose(option)
    },
    isTold: (question) => phone.until((state) => toldOf(state) === question),
    async counted() {
      await phone.until(({ game }) => game?.view.phase.kind === 'ended')
      return countedOf(phone)
    },
    async close() {
      phone.close()
    },
  }
}

function toldOf({ isConnected, game }: PlayerState): number | null {
  const phase = game?.view.phase
  return isConnected && phase?.kind === 'reveal' ? phase.marked.question : null
}
