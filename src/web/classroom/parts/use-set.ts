import { useCallback, useMemo } from 'react'

import type { SharedSet } from '#contract/classroom/sets.ts'
import { readCode } from '#quiz/sets/code.ts'
import { questionsOfSet } from '#quiz/sets/questions.ts'
import type { RunItem } from '#quiz/sets/run.ts'
import { idsOfSet, type SetContent } from '#quiz/sets/set-content.ts'
import { MANY_GUESSES, workFirst } from '#web/sign-in/work-first.ts'
import { call, codeOf, retrying } from '#web/wire/api.ts'
import { type Loaded, useLoaded } from '#web/wire/use-loaded.ts'

import { useBank } from './use-bank.ts'

/** Loads the set of a code as an address has it; null when there is none. */
export function useSet(given: string): readonly [Loaded<SharedSet | null>, reload: () => void] {
  const ask = useCallback(() => setOf(readCode(given)), [given])
  return useLoaded(ask)
}

async function setOf(code: string | null): Promise<SharedSet | null> {
  if (code === null) return null
  try {
    return await workFirst(MANY_GUESSES, (work) =>
      retrying(() => call('get_set', { code, ...work })),
    )
  } catch (error) {
    if (codeOf(error) === 'not_found') return null
    throw error
  }
}

/**
 * The questions of a set, none of them tried; null until they are here.
 * @param own seed of this learner, where the set has none for all
 */
export function useSetItems(content: SetContent, own: number): readonly RunItem[] | null {
  const bank = useBank(idsOfSet(content))
  return useMemo(
    () =>
      bank === null
        ? null
        : questionsOfSet(content, own, bank)
            .flatMap((id) => bank.questionOf(id) ?? [])
            .map((question) => ({ question, tries: [] })),
    [bank, content, own],
  )
}
