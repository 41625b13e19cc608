type Parts = {
  readonly read: () => Promise<unknown>
  /** Settles when the calls of this page that may have made the change have come back. */
  readonly settled: () => Promise<void>
}

type ChangeNotices = {
  /** The server has announced a change. It is read, unless this page knows it by then. */
  readonly take: (isKnown: () => boolean) => void
  readonly stop: () => void
}

/**
 * Reads the server's announcements. The notice of a change by this page comes before the answer to
 * its call, so the calls are waited for first.
 */
export function createChangeNotices({ read, settled }: Parts): ChangeNotices {
  let notices: (() => boolean)[] = []
  let isAtWork = false

  async function work(): Promise<void> {
    await settled()
    const isNews = notices.some((isKnown) => !isKnown())
    notices = []
    // Without a connection the known data stays; the next greeting of the server reads it again.
    if (isNews) await read().catch(() => undefined)
    if (notices.length > 0) return work()
    isAtWork = false
  }

  return {
    take(isKnown) {
      notices.push(isKnown)
      if (isAtWork) return
      isAtWork = true
      void work()
    },
    stop() {
      notices = []
    },
  }
}
