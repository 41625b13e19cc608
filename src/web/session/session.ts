import type { Account } from '#contract/account.ts'
import { changeable, type ServerMessage } from '#contract/live.ts'
import { becomeGuest, currentVisitor, opening, setVisitor } from '#web/store/visitor.ts'
import { expectAccount, giveBack, openAccountData } from '#web/sync/account-data.ts'
import { createQueries } from '#web/sync/account-queries.ts'
import { keepEarly } from '#web/sync/early-bookmarks.ts'
import { openPracticeDesk } from '#web/sync/practice-client.ts'
import { showToast, type ToastContent } from '#web/ui/toast/toast.ts'
import { call, codeOf, isRetryable, retryDelay, retrying } from '#web/wire/api.ts'
import { liveLine } from '#web/wire/live-connection.ts'
import { browserWire, openLiveSocket, type Refusal } from '#web/wire/live-socket.ts'
import { pause } from '#web/wire/pause.ts'

import { type AccountCalls, createAccountCalls } from './account-calls.ts'
import { startSignsOfLife } from './heartbeat.ts'
import { shareConnections } from './share-connections.ts'

/** All that runs while somebody is signed in. */
type Session = {
  readonly calls: AccountCalls
  readonly renamed: (account: Account) => void
  readonly brought: () => void
  readonly saved: () => Promise<unknown>
  readonly close: () => void
}

export const queries = createQueries()

/** What is read before the socket is open, and may have changed in between. */
const justRead = ['settings', 'progress'] as const

const LONGEST_PAUSE_MS = 10_000

const signedOutOfMatch: ToastContent = {
  title: 'Signed Out',
  description: 'Your match goes on. Sign in to get back to it.',
  look: 'destructive',
  subject: 'entry',
}

let session: Session | null = null
/** The one attempt to open an account that goes on by itself. */
let seeking: Promise<void> | null = null
/** Who is about to be opened. */
let expected: AccountCalls | null = null
/** Who comes or goes ends what was begun before. */
let turn = 0

/** Finds out who is signed in and opens their account; without a connection it keeps trying. */
export async function openSession(): Promise<void> {
  if (session !== null || currentVisitor().status !== 'opening') return
  seeking ??= seek()
  await seeking
}

async function seek(): Promise<void> {
  const isOver = turnEnds()
  for (let failures = 1; !isOver(); failures += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      const { account } = await call('get_session', {})
      if (isOver()) return
      if (account === null) return leave()
      // oxlint-disable-next-line no-await-in-loop
      return await open(account)
    } catch (error) {
      if (isOver()) return
      if (codeOf(error) === 'session_missing') return leave()
      if (failures > 1 || !isRetryable(error)) setVisitor({ status: 'opening', isStuck: true })
      // oxlint-disable-next-line no-await-in-loop
      await pause(Math.min(retryDelay(failures), LONGEST_PAUSE_MS))
    }
  }
}

/** Somebody has just signed in here. @throws CallProblem when the account cannot be read */
export async function enter(account: Account): Promise<void> {
  close()
  const isOver = turnEnds()
  setVisitor(opening)
  // Who signs in need not be who was expected.
  keepEarly()
  expectAccount()
  try {
    await retrying(() => open(account))
  } catch (error) {
    if (isOver()) return
    setVisitor({ status: 'opening', isStuck: true })
    void openSession()
    throw error
  }
}

/**
 * Signs out here, and on the server as soon as it can be reached. What was asked before is waited for,
 * and what is asked meanwhile waits: after the end of the session it would be refused.
 */
export async function signOut(): Promise<void> {
  const calls = session?.calls
  try {
    await calls?.hold(session?.saved() ?? Promise.resolve())
    await retrying(() => call('sign_out', {}))
    leave()
    showToast({
      title: 'Signed Out',
      description: 'What you do now stays in this browser.',
      subject: 'entry',
    })
  } catch {
    // The cookie cannot be removed from here: to say that nobody is signed in would be a lie.
    showToast({
      title: 'Connection Issue',
      description: 'You are still signed in. Please try again when you are online.',
      look: 'destructive',
      subject: 'entry',
    })
    calls?.goOn()
  }
}

/** The account has another name, or a verified address. */
export function renamed(account: Account): void {
  session?.renamed(account)
}

/** What a guest had here is with the account now, all or some of it. */
export function brought(): void {
  session?.brought()
}

/** The session is over: everything of the account leaves this page. */
export function leave(): void {
  close()
  keepEarly()
  giveBack()
  becomeGuest()
}

/**
 * The session of this page is over. Another tab may have signed somebody in since: then this page is
 * theirs too.
 */
async function ended(): Promise<void> {
  const isPlaying = liveLine.engagement() === 'match'
  close()
  setVisitor(opening)
  expectAccount()
  await openSession()
  if (isPlaying && currentVisitor().status === 'guest') showToast(signedOutOfMatch)
}

async function open(account: Account): Promise<void> {
  const calls = createAccountCalls(account.user_id)
  expected?.close()
  expected = calls
  const data = await openAccountData({
    client: queries,
    ask: calls.ask,
    account,
    onAccount: show,
    onConflict() {
      showToast({
        title: 'Settings Changed Elsewhere',
        description: 'You are now seeing the newer settings from your other device.',
      })
    },
    onFailed() {
      showToast({
        title: 'Connection Issue',
        description: 'Your change was not saved and has been undone.',
        look: 'destructive',
      })
    },
  })
  const desk = openPracticeDesk(account.user_id, calls.ask, data.counted)
  const stopSigns = startSignsOfLife(calls.ask, () => void ended())
  const line = liveLine.open({
    send: (message) => socket.send(message),
    probe: () => socket.probe(),
  })
  const socket = openLiveSocket({
    open: browserWire,
    onMessage: hear,
    onLost: line.lost,
    onRefused,
    onSessionEnded: () => void ended(),
    isUrgent: () => liveLine.engagement() === 'match',
    now: () => performance.now(),
  })
  const tabs = shareConnections({
    isIdle: () => !liveLine.isNeeded(),
    onAsked: socket.rest,
    onRoom: socket.hurry,
    now: () => performance.now(),
  })
  let isGreeted = false
  let refusals = 0
  globalThis.addEventListener('online', socket.hurry)
  globalThis.addEventListener('offline', socket.doubt)

  function hear(message: ServerMessage) {
    line.hear(message)
    if (message.type === 'changed') data.refresh(message)
    if (message.type !== 'hello') return
    refusals = 0
    // What changed while there was no socket was told to nobody.
    for (const what of isGreeted ? changeable : justRead) data.refresh({ what })
    isGreeted = true
  }

  function onRefused(refusal: Refusal) {
    line.refused(refusal)
    // No other tab can make room for what will be there in a minute.
    if (refusal.kind === 'tooOften') return
    tabs.ask()
    refusals += 1
    // Before the second try another tab may have made room.
    if (refusals !== 2) return
    showToast({
      title: 'Many Tabs Open',
      description: 'This tab goes on without live updates until you close some of the others.',
    })
  }

  function show(next: Account) {
    // In another tab somebody else has signed in meanwhile.
    if (next.user_id !== account.user_id) return void ended()
    setVisitor({ status: 'signed-in', account: next, practice: desk.practice })
  }

  session = {
    calls,
    renamed: data.renamed,
    brought: data.brought,
    saved: data.saved,
    close() {
      globalThis.removeEventListener('online', socket.hurry)
      globalThis.removeEventListener('offline', socket.doubt)
      tabs.close()
      socket.stop()
      line.close()
      stopSigns()
      calls.close()
      desk.stop()
      data.close()
    },
  }
  show(account)
}

/** Gives the question whether somebody has come or gone since. */
function turnEnds(): () => boolean {
  const mine = turn
  return () => mine !== turn
}

function close() {
  session?.close()
  session = null
  expected?.close()
  expected = null
  seeking = null
  queries.clear()
  turn += 1
}
