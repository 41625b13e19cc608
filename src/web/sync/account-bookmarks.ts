import type { BookmarkTarget, UserBookmarks } from '#contract/bookmarks.ts'
import { createHolder } from '#web/store/holder.ts'
import type { Stored } from '#web/store/stored.ts'
import { heldBy } from '#web/store/switchable.ts'
import type { Bookmarks } from '#web/user-data/bookmarks.ts'
import { codeOf } from '#web/wire/api.ts'

import type { Remote, Saving } from './account-queries.ts'

type Change = {
  readonly kind: 'add' | 'remove'
  readonly bookmark: BookmarkTarget
  /** Milliseconds since 1970, for a question that is added. */
  readonly at: number
}

/**
 * Adds or removes a bookmark. One that was removed here and comes back has a date already, in
 * milliseconds since 1970. @throws CallProblem
 */
export type SaveBookmark = (
  kind: Change['kind'],
  bookmark: BookmarkTarget,
  date: number | null,
) => Promise<UserBookmarks>

type Parts = {
  readonly bookmarks: Remote<UserBookmarks>
  readonly start: Stored<Bookmarks>
  readonly save: SaveBookmark
  readonly onFailed: () => void
}

/**
 * Opens the bookmarks of a user. A change shows at once; if it cannot be saved, it is undone with a
 * notice.
 */
export function accountBookmarks(parts: Parts): Saving<Bookmarks> {
  const { bookmarks, start, save, onFailed } = parts
  /** Changes on their way, in their order. */
  let changes: readonly Change[] = []
  let lastSent = Promise.resolve()
  /** The dates of questions that were removed here, by their ids. */
  const removed = new Map<string, number>()
  const holder = createHolder(shown())
  const stop = bookmarks.follow(show)

  function shown(): Bookmarks {
    const known = bookmarks.get()
    return changes.reduce(changed, known === undefined ? start.fallback : bookmarksOf(known))
  }

  function show() {
    const next = shown()
    if (JSON.stringify(next) !== JSON.stringify(holder.get())) holder.set(next)
  }

  function set(next: Bookmarks) {
    const added = differences(holder.get(), next)
    for (const { id, bookmarkedAt } of holder.get().questions) {
      if (!next.questions.some((question) => question.id === id)) removed.set(id, bookmarkedAt)
    }
    changes = [...changes, ...added]
    show()
    for (const change of added) lastSent = lastSent.then(() => send(change))
  }

  async function send(change: Change) {
    const { kind, bookmark, at } = change
    const isBack = bookmark.kind === 'question' && removed.get(bookmark.question_id) === at
    try {
      const result = await save(kind, bookmark, isBack ? at : null)
      done(change)
      bookmarks.take((known) =>
        known === undefined || result.version >= known.version ? result : known,
      )
    } catch (error) {
      done(change)
      if (codeOf(error) !== 'session_missing') onFailed()
    }
    show()
  }

  function done(change: Change) {
    changes = changes.filter((other) => other !== change)
  }

  return { ...heldBy(holder, start, set), saved: () => lastSent, stop }
}

function bookmarksOf({ questions, elements }: UserBookmarks): Bookmarks {
  return {
    elements,
    questions: questions.map(({ question_id, bookmarked_at }) => ({
      id: question_id,
      bookmarkedAt: Date.parse(bookmarked_at),
    })),
  }
}

/** Lists the additions and removals that lead from one state to the other. */
function differences(before: Bookmarks, after: Bookmarks): readonly Change[] {
  const had = new Set(before.questions.map(({ id }) => id))
  const has = new Set(after.questions.map(({ id }) => id))
  return [
    ...after.questions
      .filter(({ id }) => !had.has(id))
      .map(({ id, bookmarkedAt }) => questionChange('add', id, bookmarkedAt)),
    ...before.questions
      .filter(({ id }) => !has.has(id))
      .map(({ id }) => questionChange('remove', id, 0)),
    ...after.elements
      .filter((symbol) => !before.elements.includes(symbol))
      .map((symbol) => elementChange('add', symbol)),
    ...before.elements
      .filter((symbol) => !after.elements.includes(symbol))
      .map((symbol) => elementChange('remove', symbol)),
  ]
}

function questionChange(kind: Change['kind'], id: string, at: number): Change {
  return { kind, at, bookmark: { kind: 'question', question_id: id } }
}

function elementChange(kind: Change['kind'], symbol: string): Change {
  return { kind, at: 0, bookmark: { kind: 'element', symbol } }
}

function changed(bookmarks: Bookmarks, { kind, bookmark, at }: Change): Bookmarks {
  if (bookmark.kind === 'element') {
    const others = bookmarks.elements.filter((symbol) => symbol !== bookmark.symbol)
    return { ...bookmarks, elements: kind === 'add' ? [...others, bookmark.symbol] : others }
  }
  const others = bookmarks.questions.filter(({ id }) => id !== bookmark.question_id)
  if (kind === 'remove') return { ...bookmarks, questions: others }
  const questions = [{ id: bookmark.question_id, bookmarkedAt: at }, ...others]
  return {
    ...bookmarks,
    questions: questions.toSorted((one, other) => other.bookmarkedAt - one.bookmarkedAt),
  }
}
