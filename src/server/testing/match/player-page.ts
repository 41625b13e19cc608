import { once } from 'node:events'

import { WebSocket } from 'ws'

import { parseServerMessage, type ServerMessage } from '#contract/live.ts'
import {
  type KnownMatch,
  type MatchClientMessage,
  type MatchMessage,
  receive,
} from '#contract/match.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { textOf } from '#server/live/transport/text.ts'
import { ORIGIN } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'

/** A page that takes part in matches and keeps its messages as the page of a browser does. */
export type PlayerPage = Told & {
  readonly socket: WebSocket
  readonly send: (message: MatchClientMessage) => void
  /** The code with which the server closed the page. */
  readonly closed: Promise<number>
  readonly close: () => void
}

/** The messages of a page so far. */
type Told = {
  /** Every frame that came, as text in which no character is escaped that need not be. */
  readonly frames: readonly string[]
  readonly messages: readonly ServerMessage[]
  /** Hands on every frame that comes from now on, in order. */
  readonly onFrame: (hear: (text: string) => void) => void
  readonly known: () => KnownMatch
  /** Settles when the state of the page fulfills a condition. */
  readonly until: (isFulfilled: (known: KnownMatch) => boolean) => Promise<KnownMatch>
  /** Settles with the first message of a kind that has come since the page was opened, or comes. */
  readonly message: <Type extends ServerMessage['type']>(
    type: Type,
  ) => Promise<Extract<ServerMessage, { readonly type: Type }>>
}

type Waiting = { readonly isOver: () => boolean; readonly resolve: () => void }

/**
 * Opens a page with these cookies on a server at a port of this machine.
 * @param patience how long it waits for something before it reports the messages that came instead, in
 * milliseconds
 */
export function openPlayerPage(
  port: number,
  cookies: ReadonlyMap<string, string>,
  origin = ORIGIN,
  patience?: number,
): PlayerPage {
  const cookie = cookieHeader(cookies)
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
    origin,
    headers: cookie === '' ? {} : { cookie },
  })
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve)
  })
  socket.on('error', ignore)
  const { hear, ...told } = keepTold(patience)
  socket.on('message', (data) => hear(textOf(data)))
  return {
    ...told,
    socket,
    send: (message) => socket.send(JSON.stringify(message)),
    closed,
    close: () => socket.close(),
  }
}

/** Keeps the messages of a page, over whichever transport. */
export function keepTold(patience?: number): Told & { readonly hear: (text: string) => void } {
  const frames: string[] = []
  const messages: ServerMessage[] = []
  const waiting = new Set<Waiting>()
  let known: KnownMatch = null
  let handOn: (text: string) => void = ignore
  return {
    hear(raw) {
      const text = JSON.stringify(JSON.parse(raw))
      frames.push(text)
      const message = parseServerMessage(text)
      if (message === null) throw new Error(`An unknown message: ${text}`)
      messages.push(message)
      if (isAboutMatches(message)) known = receive(known, message)
      handOn(text)
      for (const one of waiting) {
        if (!one.isOver()) continue
        waiting.delete(one)
        one.resolve()
      }
    },
    frames,
    messages,
    onFrame(given) {
      handOn = given
    },
    known: () => known,
    async until(isFulfilled) {
      // More messages may come before the caller continues.
      let fulfilled: KnownMatch = null
      await over(() => {
        if (!isFulfilled(known)) return false
        fulfilled = known
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
 * Plays a match until it is over: confirms, answers by `choose`, and searches again after a
 * cancellation.
 */
export function playWith(
  playerPage: Pick<PlayerPage, 'until' | 'send'>,
  choose: (question: number, message: MatchMessage) => number | null,
): Promise<KnownMatch> {
  const done = new Set<string>()
  return playerPage.until((known) => {
    if (known?.type !== 'match') return false
    const { matchId, view } = known
    const { phase } = view
    if (phase.kind === 'starting' && !phase.isConfirmed)
      sendOnce('ready', { type: 'ready', matchId })
    if (phase.kind === 'cancelled') sendOnce('again', { type: 'find_match' })
    if (phase.kind === 'open') {
      const { question } = phase
      const choice = choose(question, known)
      if (choice !== null) sendOnce(`${question}`, { type: 'answer', matchId, question, choice })
    }
    return phase.kind === 'finished'

    function sendOnce(name: string, message: MatchClientMessage): void {
      if (done.has(`${matchId} ${name}`)) return
      done.add(`${matchId} ${name}`)
      playerPage.send(message)
    }
  })
}

/**
 * Lets a page answer nothing more, as if its connection were lost without a word.
 * @returns the way back: settles when the server has heard the answer to a ping, so there has to be one
 */
export async function silenced(page: PlayerPage): Promise<() => Promise<void>> {
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
async function askedAgain(page: PlayerPage): Promise<void> {
  const before = page.messages.length
  page.send({ type: 'resume' })
  await page.until(() => page.messages.length > before)
}

/** The right options of questions, which the server reveals only after the answer. */
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
