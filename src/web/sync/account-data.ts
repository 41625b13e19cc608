import type { QueryClient } from '@tanstack/react-query'

import type { Account } from '#contract/account.ts'
import type { Changeable, ChangedMessage } from '#contract/live.ts'
import type { UserSettings } from '#contract/settings.ts'
import { fromWire } from '#contract/wire/naming.ts'
import { createHolder } from '#web/store/holder.ts'
import { inMemory } from '#web/store/switchable.ts'
import { storedBookmarks } from '#web/user-data/bookmarks.ts'
import { storedName } from '#web/user-data/name.ts'
import { type SavedProgress, storedProgress } from '#web/user-data/progress.ts'
import { storedSettings } from '#web/user-data/settings.ts'
import {
  type call,
  callsSettled,
  codeOf,
  type Input,
  type Output,
  retrying,
} from '#web/wire/api.ts'
import { sleep } from '#web/wire/pause.ts'

import { accountBookmarks } from './account-bookmarks.ts'
import { type Remote, remote } from './account-queries.ts'
import { accountSettings } from './account-settings.ts'
import type { Counted } from './answer-queue.ts'
import { refreshBoard } from './board-queries.ts'
import { createChangeNotices } from './change-notices.ts'
import { addEarly } from './early-bookmarks.ts'

/** A notice does not wait longer for calls of this page, in milliseconds: it may be of another device. */
const OWN_CALLS_MS = 2000

type Learned = Output<'get_user_progress'>

type Parts = {
  readonly client: QueryClient
  readonly ask: typeof call
  readonly account: Account
  readonly onAccount: (account: Account) => void
  readonly onConflict: () => void
  readonly onFailed: () => void
  /** The server has refused the name, which is undone. */
  readonly onNameRefused: (error: unknown) => void
}

/** The data of an account, used by the screens in place of the guest's. */
export type AccountData = {
  /** Another device, or the server, has changed something, or this page itself. */
  readonly refresh: (changed: Omit<ChangedMessage, 'type'>) => void
  /** Applies the server's response to an answer. */
  readonly counted: (counted: Counted) => void
  readonly renamed: (account: Account) => void
  /** Called when an account has taken over a guest's data, all or some of it. */
  readonly brought: () => void
  /** Settles when all changes so far are saved or refused. */
  readonly saved: () => Promise<unknown>
  /** Gives the screens back to the guest. */
  readonly close: () => void
}

/** What a page asks for, from this version back: a server refuses to be asked for what it does not know. */
const SETTINGS_WISHES = [
  { with_topics: true, with_exam_day: true },
  { with_topics: true },
  {},
] as const

async function readSettings(
  ask: Parts['ask'],
  [wish = {}, ...older]: readonly Input<'get_user_settings'>[] = SETTINGS_WISHES,
): Promise<UserSettings> {
  try {
    return await ask('get_user_settings', wish)
  } catch (error) {
    if (codeOf(error) !== 'invalid_input' || older.length === 0) throw error
    return readSettings(ask, older)
  }
}

/**
 * Reads settings, progress and bookmarks of the account, and puts them in place of the guest's.
 * @throws CallProblem when they cannot be had
 */
export async function openAccountData(parts: Parts): Promise<AccountData> {
  const { client, ask, onConflict, onFailed, onAccount } = parts
  const savedSettings = remote(
    client,
    'settings',
    () => readSettings(ask),
    (fresh, known) => (fresh.version >= known.version ? fresh : known),
  )
  const learned = remote(client, 'progress', () => readProgress(ask), newerParts)
  await Promise.all([savedSettings.load(), learned.load()])

  const settings = accountSettings({
    saved: savedSettings,
    device: storedSettings.guest,
    save: (changed) => retrying(() => ask('sync_user_data', { settings: changed })),
    onConflict,
    onFailed,
  })
  const bookmarks = accountBookmarks({
    bookmarks: bookmarksOf(learned),
    start: storedBookmarks.guest,
    save(kind, bookmark, date) {
      if (kind === 'remove' || date === null) {
        return retrying(() => ask(`${kind}_bookmark`, { bookmark }))
      }
      const bookmarked_at = new Date(date).toISOString()
      return retrying(() => ask('add_bookmark', { bookmark, bookmarked_at }))
    },
    onFailed,
  })
  const progress = inMemory(storedProgress.guest, savedProgress(learned.get()))
  const stopProgress = learned.follow(() => {
    const next = savedProgress(learned.get())
    if (JSON.stringify(next) !== JSON.stringify(progress.get())) progress.set(next)
  })
  const name = accountName(parts)
  const settingsNotices = createChangeNotices({
    read: savedSettings.refresh,
    settled: ownCallsSettled,
  })
  const learnedNotices = createChangeNotices({ read: learned.refresh, settled: ownCallsSettled })

  storedSettings.use(settings)
  storedBookmarks.use(bookmarks)
  storedProgress.use(progress)
  storedName.use(name.place)
  let isClosed = false
  void addEarly(bookmarks, () => isClosed)

  function renamed(account: Account) {
    name.take(account)
    onAccount(account)
  }

  async function readName() {
    const { account } = await retrying(() => ask('get_session', {}))
    if (account !== null) renamed(account)
  }

  const refreshers: Readonly<Record<Changeable, (version: number) => void>> = {
    settings: (version) => settingsNotices.take(() => isFrom(version, savedSettings.get())),
    progress: (version) => learnedNotices.take(() => isFrom(version, learned.get()?.progress)),
    bookmarks: (version) => learnedNotices.take(() => isFrom(version, learned.get()?.bookmarks)),
    profile: () => quietly(readName()),
    leaderboard: () => quietly(refreshBoard(client)),
  }

  return {
    refresh: ({ what, version }) => refreshers[what](version ?? Infinity),
    counted(counted) {
      const isNext = isFrom(counted.progress.version - 1, learned.get()?.progress)
      learned.take((before) => before && withAnswer(before, counted))
      // Another device has answered in between: its answer is missing here.
      if (!isNext) learnedNotices.take(() => false)
    },
    renamed,
    brought: () => quietly(learned.refresh()),
    saved: () => Promise.all([settings.saved(), bookmarks.saved(), name.saved()]),
    close() {
      isClosed = true
      giveBack()
      settingsNotices.stop()
      learnedNotices.stop()
      settings.stop()
      bookmarks.stop()
      stopProgress()
    },
  }
}

/** Whether this version, or a newer one, is known here. */
function isFrom(version: number, known: { readonly version: number } | undefined): boolean {
  return known !== undefined && known.version >= version
}

/** The calls have come back, and their data are taken. */
async function ownCallsSettled(): Promise<void> {
  await callsSettled(OWN_CALLS_MS)
  await sleep(0)
}

/** Without a connection the known data stays; the next greeting of the server reads it again. */
function quietly(reading: Promise<unknown>): void {
  reading.catch(() => undefined)
}

/** Until an account has come, the screens work without it; see `switchable`. */
export function expectAccount(): void {
  storedBookmarks.usePlaceholder()
  storedProgress.usePlaceholder()
  storedSettings.usePlaceholder()
  storedName.usePlaceholder()
}

/** The visitor is not signed in after all. */
export function giveBack(): void {
  storedSettings.use(null)
  storedBookmarks.use(null)
  storedProgress.use(null)
  storedName.use(null)
}

/** The bookmarks come with the progress. */
function bookmarksOf({
  get,
  take,
  load,
  ...learned
}: Remote<Learned>): Remote<Learned['bookmarks']> {
  return {
    ...learned,
    get: () => get()?.bookmarks,
    load: async () => (await load()).bookmarks,
    take: (change) =>
      take((known) => known && { ...known, bookmarks: change(known.bookmarks) ?? known.bookmarks }),
  }
}

/** A read may be overtaken by the data of another call: of each part the newer one counts. */
function newerParts(fresh: Learned, known: Learned): Learned {
  const latest = fresh.progress.version >= known.progress.version ? fresh : known
  const bookmarks =
    fresh.bookmarks.version >= known.bookmarks.version ? fresh.bookmarks : known.bookmarks
  return { ...latest, bookmarks }
}

/** A server of the previous version knows neither hints nor second tries, and refuses the wish for them. */
async function readProgress(ask: typeof call): Promise<Learned> {
  try {
    return await ask('get_user_progress', { with_help: true })
  } catch (error) {
    if (codeOf(error) !== 'invalid_input') throw error
    return ask('get_user_progress', {})
  }
}

/** A second try comes with its answer, which is known already. */
function withAnswer(known: Learned, { answer, progress }: Counted): Learned {
  if (progress.version <= known.progress.version) return known
  const others = known.answers.filter(
    ({ question_id, answered_at }) =>
      question_id !== answer.question_id || answered_at !== answer.answered_at,
  )
  const isSecond = others.length < known.answers.length
  const answers = isSecond
    ? known.answers.map((one) => (others.includes(one) ? one : answer))
    : [answer, ...known.answers]
  return { ...known, progress, answers }
}

function savedProgress(learned: Learned | undefined): SavedProgress {
  if (learned === undefined) return storedProgress.fallback
  const { answers } = learned
  const { version: _version, ...totals } = fromWire(learned.progress)
  return {
    totals,
    answers: answers.map((answer) => {
      const { answeredAt, ...rest } = fromWire(answer)
      return { ...rest, timestamp: Date.parse(answeredAt) }
    }),
    savedAt: Date.parse(answers[0]?.answered_at ?? '1970-01-01T00:00:00Z'),
  }
}

/** The name that others see; a change shows at once and is undone when it is refused. */
function accountName({ account, ask, onAccount, onFailed, onNameRefused }: Parts) {
  const holder = createHolder<string | null>(account.display_name)
  let known = account
  let lastSent = Promise.resolve()

  async function rename(name: string) {
    try {
      known = await retrying(() => ask('update_profile', { display_name: name }))
      onAccount(known)
    } catch (error) {
      if (codeOf(error).startsWith('name_')) onNameRefused(error)
      else if (codeOf(error) !== 'session_missing') onFailed()
    }
    holder.set(known.display_name)
  }

  function set(name: string | null) {
    if (name === null || name === '') return
    holder.set(name)
    lastSent = rename(name)
  }

  const place = inMemory(storedName.guest, null)
  return {
    take(next: Account) {
      known = next
      holder.set(next.display_name)
    },
    saved: () => lastSent,
    place: {
      ...place,
      get: holder.get,
      subscribe: holder.subscribe,
      set,
      update: (change: (name: string | null) => string | null) => set(change(holder.get())),
      clear: () => undefined,
    },
  }
}
