import { isResponsive, type Page } from '#server/live/pages.ts'

/** The part of a page that matters for a search. */
type SearchPage = Pick<Page, 'roundTrip'>

/** The users of this server who are in the queue, and their pages that look for an opponent. */
export type Searchers = {
  readonly add: (userId: string) => void
  /** @returns whether the user was searching */
  readonly remove: (userId: string) => boolean
  readonly has: (userId: string) => boolean
  readonly all: () => readonly string[]
  readonly isEmpty: () => boolean
  /**
   * Makes a page one that looks for an opponent; the other pages of its user only know that one does.
   * @returns a function that restores what the page was
   */
  readonly startLooking: (page: SearchPage) => () => void
  readonly stopLooking: (page: SearchPage) => void
  /** Whether a responsive page of a user looks for an opponent. */
  readonly isLooking: (userId: string) => boolean
}

/** @param pages the pages of each user that are connected to this server */
export function createSearchers(pages: {
  readonly of: (userId: string) => readonly SearchPage[]
}): Searchers {
  const userIds = new Set<string>()
  const looking = new WeakSet<SearchPage>()
  return {
    add(userId) {
      userIds.add(userId)
    },
    remove: (userId) => userIds.delete(userId),
    has: (userId) => userIds.has(userId),
    all: () => [...userIds],
    isEmpty: () => userIds.size === 0,
    startLooking(page) {
      const wasLooking = looking.has(page)
      looking.add(page)
      return () => {
        if (wasLooking) looking.add(page)
        else looking.delete(page)
      }
    },
    stopLooking(page) {
      looking.delete(page)
    },
    isLooking: (userId) => pages.of(userId).some((page) => looking.has(page) && isResponsive(page)),
  }
}
