import { useEffect } from 'react'

import { useStored } from '#web/store/use-stored.ts'
import { useVisitor } from '#web/store/visitor.ts'

import { readWork, sendWork } from './send-work.ts'
import { type StoredWork, storedWork } from './stored-work.ts'

const EVERY_MS = 20_000

/** The class work of this browser: from storage, then from the server. Waiting work is sent. */
export function useWork(): StoredWork {
  const work = useStored(storedWork)
  const { status } = useVisitor()
  useEffect(() => {
    if (status === 'opening') return undefined
    async function exchange() {
      await sendWork()
      await readWork()
    }
    function tryToExchange() {
      // Without a connection the stored work has to do.
      exchange().catch(() => undefined)
    }
    tryToExchange()
    const trying = setInterval(() => {
      if (storedWork.get().unsent.length > 0) tryToExchange()
    }, EVERY_MS)
    globalThis.addEventListener('online', tryToExchange)
    return () => {
      clearInterval(trying)
      globalThis.removeEventListener('online', tryToExchange)
    }
  }, [status])
  return work
}
