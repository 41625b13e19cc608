import { useEffect, useState } from 'react'

import type { Bank } from '#quiz/bank.ts'
import { fullBank } from '#web/practice/question-bank.ts'

/** The bank of all questions; null until it is here. */
export function useBank(): Bank | null {
  const [state, setState] = useState<{ readonly bank: Bank | null } | { readonly error: unknown }>({
    bank: null,
  })
  useEffect(() => {
    fullBank().then(
      (bank) => setState({ bank }),
      (error: unknown) => setState({ error }),
    )
  }, [])
  if ('error' in state) throw state.error
  return state.bank
}
