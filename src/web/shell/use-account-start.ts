import { useEffect } from 'react'

import { currentVisitor, setVisitor } from '#web/store/visitor.ts'

/** Opens the account of a visitor who is signed in. For a guest nothing of it is ever loaded. */
export function useAccountStart(): void {
  useEffect(() => {
    if (currentVisitor().status === 'opening') start()
  }, [])
}

function start() {
  import('#web/session/account-code.ts')
    .then(({ openSession }) => openSession())
    .catch(() => {
      setVisitor({ status: 'opening', isStuck: true })
      globalThis.addEventListener('online', start, { once: true })
    })
}
