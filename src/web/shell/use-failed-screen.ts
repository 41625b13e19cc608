import { useEffect } from 'react'
import { useNavigation } from 'react-router'

import { tabStorage } from '#web/store/text-storage.ts'

/** The address that this tab is about to show. */
const KEY = 'periodic-wizard.wanted'

/**
 * Opens a screen whose script did not come as a page of its own. The router then reloads the page that was
 * to be left, without a word; the page that was built for the wanted screen can be read, and says that a
 * part could not be loaded.
 */
export function useFailedScreen(): void {
  const { location: next } = useNavigation()
  const wanted = next === undefined ? null : `${next.pathname}${next.search}${next.hash}`
  useEffect(() => {
    const failed = change(() => tabStorage.read(KEY))
    change(() => tabStorage.remove(KEY))
    if (failed && failed !== hereNow()) location.replace(failed)
  }, [])
  useEffect(() => {
    if (wanted === null) return
    change(() => tabStorage.write(KEY, wanted))
    return () => void change(() => tabStorage.remove(KEY))
  }, [wanted])
}

function hereNow(): string {
  return `${location.pathname}${location.search}${location.hash}`
}

/** Storage that is full or forbidden changes nothing. */
function change<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
