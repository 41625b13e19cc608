import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

import { tabStorage } from '#web/store/text-storage.ts'

/** The address that this tab is about to show. */
const KEY = 'periodic-wizard.wanted'

/**
 * Opens a screen whose script did not come as a page of its own. The router then reloads the page that was
 * to be left, without a word; the page that was built for the wanted screen can be read, and says that a
 * part could not be loaded.
 */
export function useFailedScreen(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useEffect(() => {
    const failed = change(() => tabStorage.read(KEY))
    change(() => tabStorage.remove(KEY))
    if (failed && failed !== pathOf(location)) location.replace(failed)
    // A script can fail before React has shown that the router is on its way.
    return router?.subscribe(({ navigation: { location: next } }) => {
      change(() => (next ? tabStorage.write(KEY, pathOf(next)) : tabStorage.remove(KEY)))
    })
  }, [router])
}

function pathOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  return pathname + search + hash
}

/** Storage that is full or forbidden changes nothing. */
function change<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
