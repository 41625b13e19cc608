import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import getPort from 'get-port'

import { poll } from '#server/testing/poll.ts'
import { startMain } from '#server/testing/process.ts'

import { attack } from './school/attack.ts'
import { openBrowser } from './school/browser.ts'
import {
  ANSWERS,
  type Day,
  joinAndWork,
  openRoom,
  signInAndPractice,
  signUpAndPractice,
} from './school/pupils.ts'

/**
 * Lets a school come to a server from one address: pupils with accounts sign up, open live lines and
 * practice, and members of two classes sign in by code and card and do their work. With an attack, a script at
 * the same address then guesses, asks for mails, makes accounts and holds sockets, while all pupils sign in again.
 * Says how many calls of pupils were refused, and fails when one was:
 *
 *     node scripts/rigs/school.ts --pupils 60 --minutes 1 [--attack --guesses 400 --sockets 350 --mails 150 --accounts 90]
 *
 * The server runs on the embedded database or on the PostgreSQL that DATABASE_URL names.
 */

const { values } = parseArgs({
  options: {
    pupils: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '1' },
    attack: { type: 'boolean', default: false },
    guesses: { type: 'string', default: '400' },
    sockets: { type: 'string', default: '350' },
    mails: { type: 'string', default: '150' },
    accounts: { type: 'string', default: '90' },
  },
})

const pupils = Number(values.pupils)
const minutes = Number(values.minutes)
const CLASSES = 2
const READY = /is ready/
/** A server that has just opened its database says for a second that it is busy. */
const BUSY = { everyMs: 200, withinMs: 60_000 }

async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-school-'))
  const port = await getPort()
  const { DATABASE_URL } = process.env
  const server = startMain(
    {
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...(DATABASE_URL !== undefined && { DATABASE_URL }),
    },
    { isLasting: true },
  )
  await server.says(READY)
  const origin = `http://localhost:${port}`
  try {
    await poll(
      () => openBrowser(origin).ask('get_session', {}),
      (answer) => answer !== null,
      BUSY,
    )
    return await goToSchool(origin)
  } finally {
    server.process.kill('SIGTERM')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  }
}

async function goToSchool(origin: string): Promise<number> {
  const rooms = await Promise.all(
    Array.from({ length: CLASSES }, (_, index) => openRoom(origin, `Class 9${index + 1}`)),
  )
  const emails = Array.from({ length: pupils }, (_, index) => `pupil${index}@school.example`)
  const accounts = await spread(emails, (email) => signUpAndPractice(origin, email))
  const members = await spread(emails, (_, index) => {
    const room = rooms[index % CLASSES]
    if (room === undefined) throw new Error('There is no class.')
    return joinAndWork(origin, room, index)
  })
  let refusals = told('accounts', accounts) + told('members', members)
  if (!values.attack) return refusals
  for (const { browser } of accounts) {
    // oxlint-disable-next-line no-await-in-loop
    await browser.ask('sign_out', {})
  }
  const attacking = attack(origin, emails, {
    guesses: Number(values.guesses),
    sockets: Number(values.sockets),
    mails: Number(values.mails),
    accounts: Number(values.accounts),
  })
  const again = await spread(accounts, ({ browser }, index) =>
    signInAndPractice(origin, emails[index] ?? '', browser),
  )
  const { attacked, end } = await attacking
  end()
  refusals += told('accounts during the attack', again)
  say(`attack: ${attacked.tried} calls, ${attacked.refused} refused`)
  return refusals
}

/** Does something for each, begun one after the other within the given minutes. */
function spread<One, Result>(
  all: readonly One[],
  act: (one: One, index: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const pauseMs = (minutes * 60_000) / Math.max(1, all.length)
  return Promise.all(
    all.map(async (one, index) => {
      await setTimeout(index * pauseMs)
      return act(one, index)
    }),
  )
}

/** Says how it went; returns how many calls were refused or answers are missing. */
function told(group: string, days: readonly Day[]): number {
  const refusals = days.flatMap((day) => day.refusals)
  const answers = days.reduce((sum, day) => sum + day.answers, 0)
  const missing = days.length * ANSWERS - answers
  say(`${group}: ${days.length} pupils, ${answers} answers, ${refusals.length} refusals`)
  for (const text of new Set(refusals)) say(`  ${text}`)
  return refusals.length + missing
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

process.exitCode = (await main()) === 0 ? 0 : 1
