import { useEffect, useState } from 'react'

import type { Bank } from '#quiz/bank.ts'
import { templateOf } from '#quiz/question-id.ts'
import { fullBank, fullBankWith } from '#web/practice/question-bank.ts'

/**
 * The bank of all questions of the first year, and of the topics that these questions, or these templates,
 * belong to; null until it is here. While more of them come, it is the one without them.
 */
export function useBank(ids: readonly string[]): Bank | null {
  // Other questions of the same templates need nothing else.
  return useLoaded(fullBankWith, [...new Set(ids.map(templateOf))])
}

/** The bank of all questions of the first year and of these topics, as `useBank` has it. */
export function useBankOfTopics(topics: readonly string[]): Bank | null {
  return useLoaded(fullBank, topics)
}

function useLoaded(
  load: (names: readonly string[]) => Promise<Bank>,
  names: readonly string[],
): Bank | null {
  const asked = names.toSorted().join(' ')
  const [state, setState] = useState<{ readonly bank: Bank | null } | { readonly error: unknown }>({
    bank: null,
  })
  useEffect(() => {
    let isOver = false
    load(asked === '' ? [] : asked.split(' ')).then(
      (bank) => (isOver ? undefined : setState({ bank })),
      (error: unknown) => (isOver ? undefined : setState({ error })),
    )
    return () => {
      isOver = true
    }
  }, [load, asked])
  if ('error' in state) throw state.error
  return state.bank
}
