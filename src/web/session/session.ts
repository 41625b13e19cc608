import type { Account } from '#contract/account.ts'
import { changeable, type ServerMessage } from '#contract/live.ts'
import { storedOutbox } from '#web/outbox/outbox.ts'
import { becomeGuest, currentVisitor, opening, setVisitor } from '#web/store/visitor.ts'
import { expectAccount, giveBack, openAccountData } from '#web/sync/account-data.ts'
import { createQueries } from '#web/sync/account-queries.ts'
import { keepEarly } from '#web/sync/early-bookmarks.ts'
import { openPracticeClient } from '#web/sync/practice-client.ts'
import { startReports } from '#web/sync/report-queue.ts'
import { showToast, type ToastContent } from '#web/ui/toast/toast.ts'
import { keepCopy, showCopy, storedAccountCopy } from '#web/user-data/unissued/account-copy.ts'
import { isUnissuedWaiting } from '#web/user-data/unissued/unissued.ts'
import { call, codeOf, isRetryable, retryDelay, retrying } from '#web/wire/api.ts'
import { liveWire } from '#web/wire/fallback/live-wire.ts'
import { liveLine } from '#web/wire/live-connection.ts'
import { openLiveSocket, type Refusal } from '#web/wire/live-socket.ts'
import { pause } from '#web/wire/pause.ts'

import { type AccountCalls, createAccountCalls } from './account-calls.ts'
import { startSignsOfLife } from './heartbeat.ts'
import { sentenceFor } from './sentences.ts'
import { shareConnections } from './share-connections.ts'

/** Everything that runs while a user is signed in. */
type Session = {
  readonly calls: AccountCalls
  readonly renamed: (account: Account) => void
  readonly brought: () => void
  readonly saved: () => Promise<unknown>
  readonly close: () => void
}

export const queries = createQueries()

/** Read before the socket opens, so it may have changed by then. */
const justRead = ['settings', 'progress'] as const

const LONGEST_PAUSE_MS = 10_000
/** After this time without an account the page shows what this browser knows of it, and goes on asking. */
const PATIENCE_MS = 12_000

const signedOutOfMatch: ToastContent = {
  title: 'Signed Out',
  description: 'Your match continues. Sign in to return to it.',
  look: 'destructive',
  subject: 'entry',
}

let session: Session | null = null
/** The single background attempt to open an account. */
let seeking: Promise<void> | null = null
/** The calls of the account that is being opened. */
let expected: AccountCalls | null = null
/** Raised at every sign-in and sign-out; older async work sees it and stops. */
let turn = 0

/** Asks the server who is signed in and opens that account. Keeps trying while there is no connection. */
export async function openSession(): Promise<void> {
  if (session !== null || currentVisitor().status !== 'opening') return
  seeking ??= seek()
  await seeking
}

async function seek(): Promise<void> {
  const isOver = turnEnds()
  // A line that swallows everything never fails, so the time has to tell.
  const timer = setTimeout(() => {
    const visitor = currentVisitor()
    if (!isOver() && visitor.status === 'opening' && !visitor.isStuck) beStuck(false)
  }, PATIENCE_MS)
  try {
    await seekUntil(isOver)
  } finally {
    clearTimeout(timer)
  }
}

async function seekUntil(isOver: () => boolean): Promise<void> {
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
      if (failures > 1 || !isRetryable(error)) beStuck(codeOf(error) === 'internal')
      // oxlint-disable-next-line no-await-in-loop
      await pause(Math.min(retryDelay(failures), LONGEST_PAUSE_MS))
    }
  }
}

/**
 * Without a connection, or with a server that fails, the page shows what this browser knows of the
 * account, and keeps what the user does.
 */
function beStuck(isServerFailing: boolean): void {
  const before = currentVisitor()
  const isSame = before.status === 'opening' && before.isServerFailing === isServerFailing
  if (isSame && before.isStuck) return
  const userId = showCopy()
  setVisitor({
    status: 'opening',
    isStuck: true,
    isServerFailing,
    ...(userId !== null && { userId }),
  })
}

/** Opens the account of a user who has just signed in. @throws CallProblem when it cannot be read */
export async function enter(account: Account): Promise<void> {
  close()
  const isOver = turnEnds()
  setVisitor(opening)
  // This may be another account than the one that was being opened.
  keepEarly()
  expectAccount()
  try {
    await retrying(() => open(account))
  } catch (error) {
    if (isOver()) return
    beStuck(codeOf(error) === 'internal')
    void openSession()
    throw error
  }
}

/**
 * Signs out on the server, then on this page. Waits for the open calls first and holds back new ones,
 * which would be refused once the session has ended.
 */
export async function signOut(): Promise<void> {
  const calls = session?.calls
  try {
    await calls?.hold(session?.saved() ?? Promise.resolve())
    await retrying(() => call('sign_out', {}))
    leave()
    showToast({
      title: 'Signed Out',
      description: 'What you do from now on stays in this browser.',
      subject: 'entry',
    })
  } catch {
    // A script cannot remove the session cookie, so the user is still signed in.
    showToast({
      title: 'Connection Issue',
      description: 'You are still signed in. Please try again when you are online.',
      look: 'destructive',
      subject: 'entry',
    })
    calls?.goOn()
  }
}

/** Takes over a changed name, address or sign-in setting of the account. */
export function renamed(account: Account): void {
  session?.renamed(account)
}

/** Shows the guest data that has been added to the account, all or some of it. */
export function brought(): void {
  session?.brought()
}

/** Ends the session on this page and removes everything that belongs to the account. */
export function leave(): void {
  close()
  storedAccountCopy.clear()
  keepEarly()
  giveBack()
  becomeGuest()
}

/**
 * Handles the end of the session on the server. If another tab has signed in since, this page opens
 * that account.
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
    onNameRefused(error) {
      showToast({
        title: 'Name Not Changed',
        description: sentenceFor(error),
        look: 'destructive',
      })
    },
  })
  const practiceClient = openPracticeClient(account.user_id, calls.ask, data.counted)
  const stopCopies = keepCopy(account.user_id)
  const stopReports = startReports(account.user_id)
  const stopSigns = startSignsOfLife(calls.ask, () => void ended())
  const line = liveLine.open({
    send: (message) => socket.send(message),
    probe: () => socket.probe(),
  })
  const socket = openLiveSocket({
    open: liveWire(() => !liveLine.isNeeded()),
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
  globalThis.addEventListener('online', bringBack)
  globalThis.addEventListener('offline', socket.doubt)

  function hear(message: ServerMessage) {
    line.hear(message)
    if (message.type === 'changed') data.refresh(message)
    if (message.type !== 'hello') return
    refusals = 0
    bringBack()
    // Changes made while there was no socket were not announced.
    for (const what of isGreeted ? changeable : justRead) data.refresh({ what })
    isGreeted = true
  }

  function bringBack() {
    void bringUnissued(account.user_id, () => {
      data.brought()
      showToast({
        title: 'Back Online',
        description: 'The answers that you gave without a connection are in your account now.',
      })
    })
  }

  function onRefused(refusal: Refusal) {
    line.refused(refusal)
    // Waiting a minute helps here; another tab giving up its connection does not.
    if (refusal.kind === 'tooOften') return
    tabs.ask()
    refusals += 1
    // Another tab may make room before the second attempt.
    if (refusals !== 2) return
    showToast({
      title: 'Many Tabs Open',
      description: 'This tab gets no live updates until you close some of the others.',
    })
  }

  function show(next: Account) {
    // Another user has signed in in another tab.
    if (next.user_id !== account.user_id) return void ended()
    setVisitor({ status: 'signed-in', account: next, practice: practiceClient.practice })
  }

  session = {
    calls,
    renamed: data.renamed,
    brought: data.brought,
    saved: data.saved,
    close() {
      globalThis.removeEventListener('online', socket.hurry)
      globalThis.removeEventListener('online', bringBack)
      globalThis.removeEventListener('offline', socket.doubt)
      tabs.close()
      socket.stop()
      line.close()
      stopReports()
      stopCopies()
      stopSigns()
      calls.close()
      practiceClient.stop()
      data.close()
    },
  }
  show(account)
  if (storedOutbox.get().upload?.userId === account.user_id) void goOn(account, data.brought)
}

/** Goes on to add guest data of this browser that was cut off; without the code for it, at the next time. */
async function goOn({ user_id }: Account, onArrived: () => void): Promise<void> {
  const code = await import('#web/sync/guest/background.ts').catch(() => null)
  await code?.resumeGuestData(user_id, onArrived)
}

/** Sends the answers that the user gave without a connection; without the code for it, at the next time. */
async function bringUnissued(userId: string, onArrived: () => void): Promise<void> {
  if (!isUnissuedWaiting(userId)) return
  const code = await import('#web/sync/guest/bring-unissued.ts').catch(() => null)
  await code?.bringUnissued(userId, onArrived)
}

/** Returns a function that tells whether a user has signed in or out since. */
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
