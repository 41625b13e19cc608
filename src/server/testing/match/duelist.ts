import { once } from 'node:events'

import { WebSocket } from 'ws'

import { parseServerMessage, type ServerMessage } from '#contract/live.ts'
import { type Duel, type MatchClientMessage, type MatchMessage, receive } from '#contract/match.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { textOf } from '#server/live/text.ts'
import { ORIGIN } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'

/** A page that takes part in matches: it keeps what it is told as the page of a browser does. */
export type Duelist = {
  readonly socket: WebSocket
  /** Every frame that came, as text in which no character is escaped that need not be. */
  readonly frames: readonly string[]
  readonly messages: readonly ServerMessage[]
  /** Hands on every frame that comes from now on, in order. */
  readonly onFrame: (hear: (text: string) => void) => void
  readonly duel: () => Duel
  readonly send: (message: MatchClientMessage) => void
  /** Settles when what the page knows fulfills a condition. */
  readonly until: (isFulfilled: (duel: Duel) => boolean) => Promise<Duel>
  /** Settles with the first message of a kind that has come since the page was opened, or comes. */
  readonly message: <Type extends ServerMessage['type']>(
    type: Type,
  ) => Promise<Extract<ServerMessage, { readonly type: Type }>>
  /** The code with which the server closed the page. */
  readonly closed: Promise<number>
  readonly close: () => void
}

type Waiting = { readonly isOver: () => boolean; readonly resolve: () => void }

/**
 * Opens a page with these cookies on a server at a port of this machine.
 * @param patience how long it waits for something before it says what it was told instead, in milliseconds
 */
export function openDuelist(
  port: number,
  cookies: ReadonlyMap<string, string>,
  origin = ORIGIN,
  patience?: number,
): Duelist {
  const cookie = cookieHeader(cookies)
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
    origin,
    headers: cookie === '' ? {} : { cookie },
  })
  const frames: string[] = []
  const messages: ServerMessage[] = []
  const waiting = new Set<Waiting>()
  let duel: Duel = null
  let hear: (text: string) => void = ignore
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve)
  })
  socket.on('error', ignore)
  socket.on('message', (data) => {
    const text = JSON.stringify(JSON.parse(textOf(data)))
    frames.push(text)
    const message = parseServerMessage(text)
    if (message === null) throw new Error(`An unknown message: ${text}`)
    messages.push(message)
    if (isAboutMatches(message)) duel = receive(duel, message)
    hear(text)
    for (const one of waiting) {
      if (!one.isOver()) continue
      waiting.delete(one)
      one.resolve()
    }
  })
  return {
    socket,
    frames,
    messages,
    onFrame(given) {
      hear = given
    },
    duel: () => duel,
    send: (message) => socket.send(JSON.stringify(message)),
    async until(isFulfilled) {
      // More may come before whoever waits goes on.
      let fulfilled: Duel = null
      await over(() => {
        if (!isFulfilled(duel)) return false
        fulfilled = duel
        return true
      })
      return fulfilled
    },
    async message(type) {
      const find = () => messages.find((message) => isOf(message, type))
      await over(() => find() !== undefined)
      const found = find()
      if (found === undefined || !isOf(found, type)) throw new Error(`No ${type}`)
      return found
    },
    closed,
    close: () => socket.close(),
  }

  function over(isOver: () => boolean): Promise<void> {
    if (isOver()) return Promise.resolve()
    return new Promise((resolve, reject) => {
      waiting.add({ isOver, resolve })
      if (patience === undefined) return
      setTimeout(() => {
        reject(new Error(`Waited in vain; the last words were ${frames.slice(-3).join(' ')}`))
      }, patience).unref()
    })
  }
}

/**
 * Plays a match as it comes, until it is over: confirms, answers what `choose` gives, and searches
 * again when it was cancelled.
 */
export function playWith(
  duelist: Duelist,
  choose: (question: number, message: MatchMessage) => number | null,
): Promise<Duel> {
  const done = new Set<string>()
  return duelist.until((duel) => {
    if (duel?.type !== 'match') return false
    const { matchId, view } = duel
    const { phase } = view
    if (phase.kind === 'starting' && !phase.isConfirmed)
      sendOnce('ready', { type: 'ready', matchId })
    if (phase.kind === 'cancelled') sendOnce('again', { type: 'find_match' })
    if (phase.kind === 'open') {
      const { question } = phase
      const choice = choose(question, duel)
      if (choice !== null) sendOnce(`${question}`, { type: 'answer', matchId, question, choice })
    }
    return phase.kind === 'finished'

    function sendOnce(name: string, message: MatchClientMessage): void {
      if (done.has(`${matchId} ${name}`)) return
      done.add(`${matchId} ${name}`)
      duelist.send(message)
    }
  })
}

/**
 * Lets a page answer nothing more, as if its connection were lost without a word.
 * @returns the way back: settles when the server has heard the answer to a ping, so there has to be one
 */
export async function silenced(page: Duelist): Promise<() => Promise<void>> {
  await askedAgain(page)
  page.socket.pause()
  return async () => {
    const pinged = once(page.socket, 'ping')
    page.socket.resume()
    await pinged
    await askedAgain(page)
  }
}

/** Settles when the server has heard everything that a page has sent, also of itself. */
async function askedAgain(page: Duelist): Promise<void> {
  const before = page.messages.length
  page.send({ type: 'resume' })
  await page.until(() => page.messages.length > before)
}

/** The right options of questions, which no page is told before it has answered. */
export function keyOf(questionIds: readonly string[]): readonly number[] {
  return questionIds.map((id) => {
    const question = questionOf(id)
    return question?.type !== 'mcq' ? -1 : question.options.indexOf(question.correctAnswer)
  })
}

function ignore(): void {}

function isOf<Type extends ServerMessage['type']>(
  message: ServerMessage,
  type: Type,
): message is Extract<ServerMessage, { readonly type: Type }> {
  return message.type === type
}

function isAboutMatches(
  message: ServerMessage,
): message is Extract<Parameters<typeof receive>[1], { readonly type: string }> {
  return !['hello', 'pong', 'slow_down', 'changed'].includes(message.type)
}
