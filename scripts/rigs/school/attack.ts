import { Readable } from 'node:stream'

import { WebSocket } from 'ws'

import { PASSWORD } from '#server/testing/remote.ts'

import { openBrowser } from './browser.ts'

/** How much one script on a computer of the school does. */
export type Strength = {
  readonly guesses: number
  readonly sockets: number
  readonly mails: number
  readonly accounts: number
}

/** The refusals of the script, and all that it tried. */
export type Attacked = { readonly tried: number; readonly refused: number }

/** Attempts that are on their way at once. */
const AT_ONCE = 10

/**
 * Guesses at the accounts of pupils, asks for mails to them, makes accounts, and opens sockets without a
 * session, all from the address of the school. The sockets stay open until they are closed.
 */
export async function attack(
  origin: string,
  emails: readonly string[],
  { guesses, sockets, mails, accounts }: Strength,
): Promise<{ readonly attacked: Attacked; readonly end: () => void }> {
  const script = () => openBrowser(origin)
  const victim = (index: number) => emails[index % emails.length] ?? ''
  const lines = Array.from({ length: sockets }, () => openSocket(origin))
  let refused = 0
  const tasks = [
    ...times(guesses, (index) => async () => {
      const browser = script()
      await browser.ask('sign_in', { email: victim(index), password: 'not this one' })
      if (browser.refusals.some((text) => text.endsWith('too_many_requests'))) refused += 1
    }),
    ...times(mails, (index) => async () => {
      const browser = script()
      await browser.ask('send_password_reset', { email: victim(index) })
      if (browser.refusals.length > 0) refused += 1
    }),
    ...times(accounts, () => async () => {
      const browser = script()
      const email = `${crypto.randomUUID()}@flood.example`
      await browser.ask('sign_up', { email, password: PASSWORD })
      if (browser.refusals.length > 0) refused += 1
    }),
  ]
  await Readable.from(tasks).forEach((task: () => Promise<void>) => task(), {
    concurrency: AT_ONCE,
  })
  return {
    attacked: { tried: tasks.length, refused },
    end() {
      for (const line of lines) line.terminate()
    },
  }
}

function openSocket(origin: string): WebSocket {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, { origin })
  // A refused one is what the limits are for.
  socket.on('error', () => undefined)
  return socket
}

function times<Task>(count: number, make: (index: number) => Task): readonly Task[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
