import type { ComponentType } from 'react'

import type { Identity } from '#chemistry/elements/identities.ts'

/** An element that was found, and why, where its name does not show it. */
export type Match = {
  readonly identity: Identity
  readonly reason: string | null
  /** The answer to a question with the way to what it is about, which the first match carries. */
  readonly answer?: {
    readonly text: string
    readonly href: string
    /** The name of the way; 'Show on the table' when left out. */
    readonly label?: string
  }
}

/** The parts that come when the search is about to be used: the matcher and the list of matches. */
export type SearchRules = {
  readonly find: (query: string) => readonly Match[]
  readonly List: ComponentType<{
    readonly matches: readonly Match[]
    readonly onOpen: (identity: Identity) => void
  }>
  readonly countText: (count: number) => string
}
