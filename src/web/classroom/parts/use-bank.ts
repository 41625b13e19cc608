import { useEffect, useState } from 'react'

import type { Bank } from '#quiz/bank.ts'
import { fullBankWith } from '#web/practice/question-bank.ts'

/**
 * The bank of all questions of the first year, and of the topics that these questions belong to; null until
 * it is here.
 */
export function useBank(ids: readonly string[] = []): Bank | null {
  const asked = ids.join(' ')
  const [state, setState] = useState<{ readonly bank: Bank | null } | { readonly error: unknown }>({
    bank: null,
  })
  useEffect(() => {
    fullBankWith(asked.split(' ')).then(
      (bank) => setState({ bank }),
      (error: unknown) => setState({ error }),
    )
  }, [asked])
  if ('error' in state) throw state.error
  return state.bank
}
