import type { MatchClock } from '#server/live/match-clock.ts'
import type { Page, Pages } from '#server/live/pages.ts'

import { hintKey, hintMessage, matchText, presenceOf, viewAt, viewKey } from './message.ts'
import type { QuestionTexts } from './question-texts.ts'
import type { StoredMatch } from './store.ts'

/** A question that is opened measures the round trip to a page of which none was measured for so many milliseconds. */
const MEASURED_EVERY_MS = 5000

/** Sends matches to the pages of their players. */
export type PageViews = {
  /** Sends each page of the players its changes: a view, a hint, or nothing. */
  readonly sendChanges: (stored: StoredMatch) => void
  /** Sends one page its whole view, changed or not. */
  readonly sendView: (page: Page, stored: StoredMatch) => void
  /** Returns how many views a page was sent. */
  readonly sentTo: (page: Page) => number
}

type PageViewsParts = {
  readonly matchClock: MatchClock
  readonly pages: Pages
  readonly questionTexts: QuestionTexts
}

/** The keys of the view and the hint that a page has. */
type Keys = { readonly view: string; readonly hint: string }

const NO_KEYS: Keys = { view: '', hint: '' }

/** Whether a match against a practice opponent has given place to another, which its player sees instead. */
function isReplaced({ kind, match: { status, seats } }: StoredMatch): boolean {
  const isAgreed = seats.every(({ isConfirmed }) => isConfirmed)
  return kind === 'practice' && status === 'cancelled' && isAgreed
}

export function createPageViews({ matchClock, pages, questionTexts }: PageViewsParts): PageViews {
  const lastSent = new WeakMap<Page, Keys>()
  const viewCounts = new WeakMap<Page, number>()
  const sentTo = (page: Page) => viewCounts.get(page) ?? 0
  return { sendChanges, sendView, sentTo }

  function sendChanges(stored: StoredMatch): void {
    if (isReplaced(stored)) return
    const shared = hintKey(stored)
    for (const [seat, { userId }] of stored.players.entries()) {
      for (const page of userId === null ? [] : pages.of(userId)) {
        send(page, stored, seat, shared)
      }
    }
  }

  function sendView(page: Page, stored: StoredMatch): void {
    const seat = stored.players.findIndex(({ userId }) => userId === page.userId)
    lastSent.delete(page)
    send(page, stored, seat, hintKey(stored))
  }

  /** @param shared the part of the hint's key that is the same for both players */
  function send(page: Page, stored: StoredMatch, seat: number, shared: string): void {
    const now = matchClock.now()
    const { isHere, isReady } = presenceOf(stored, 1 - seat)
    const keys = { view: viewKey(stored, seat, now), hint: `${shared} ${isHere} ${isReady}` }
    const known = lastSent.get(page) ?? NO_KEYS
    if (keys.view !== known.view) {
      const view = viewAt(stored, seat, now)
      if (view === null) return
      page.sendText(matchText(stored, view, now, questionTexts))
      viewCounts.set(page, sentTo(page) + 1)
      if (view.phase.kind === 'open') page.roundTrip.measure(MEASURED_EVERY_MS)
    } else if (keys.hint !== known.hint) page.send(hintMessage(stored, seat, now))
    lastSent.set(page, keys)
  }
}
