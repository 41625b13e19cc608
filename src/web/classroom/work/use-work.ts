import { useEffect } from 'react'

import { useStored } from '#web/store/use-stored.ts'
import { useVisitor } from '#web/store/visitor.ts'

import { readWork, sendWork } from './send-work.ts'
import { type StoredWork, storedWork } from './stored-work.ts'

const EVERY_MS = 10_000

/**
 * The class work of this browser: from storage, then from the server, again and again while a member looks at it. Waiting
 * work is sent.
 */
export function useWork(): StoredWork {
  const work = useStored(storedWork)
  const { status } = useVisitor()
  useEffect(() => {
    if (status === 'opening') return undefined
    async function exchange() {
      // A pupil who was signed out in the meantime is no longer listed, and sends nothing.
      await readWork()
      await sendWork()
    }
    function tryToExchange() {
      // Without a connection the stored work has to do.
      exchange().catch(() => undefined)
    }
    tryToExchange()
    function tryWhereNeeded() {
      const { members, unsent } = storedWork.get()
      const isFollowed = members.length > 0 && document.visibilityState === 'visible'
      if (unsent.length > 0 || isFollowed) tryToExchange()
    }
    const trying = setInterval(tryWhereNeeded, EVERY_MS)
    globalThis.addEventListener('online', tryToExchange)
    document.addEventListener('visibilitychange', tryWhereNeeded)
    return () => {
      clearInterval(trying)
      globalThis.removeEventListener('online', tryToExchange)
      document.removeEventListener('visibilitychange', tryWhereNeeded)
    }
  }, [status])
  return work
}
