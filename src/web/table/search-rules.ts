import type { ComponentType } from 'react'

import type { Identity } from '#chemistry/elements/identities.ts'

/** An element that was found, and why, where its name does not show it. */
export type Match = { readonly identity: Identity; readonly reason: string | null }

/** The answer to a question in a sentence. */
export type Answer = {
  readonly text: string
  /** The way to what it is about; null where there is none. */
  readonly href: string | null
  /** The name of the way; 'Show on the table' when left out. */
  readonly label?: string
}

/** What was found for a text; an answer may come without elements. */
export type Search = { readonly matches: readonly Match[]; readonly answer: Answer | null }

/** The parts that come when the search is about to be used: the matcher and the list of matches. */
export type SearchRules = {
  readonly find: (query: string) => Search
  readonly List: ComponentType<{
    readonly search: Search
    readonly onOpen: (identity: Identity) => void
  }>
  readonly countText: (search: Search) => string
}
