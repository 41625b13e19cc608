import type { ComponentType } from 'react'

import type { Level } from '#web/articles/blocks/article.ts'

/** The facts about each reference page in the library. */
export type ReferenceEntry = {
  readonly slug: string
  readonly title: string
  readonly subtitle: string
  readonly level: Level
  readonly skills: readonly string[]
  readonly keyTerms: readonly string[]
  readonly synonyms: readonly string[]
  readonly elements: readonly string[]
  /** Reading time, rounded up. */
  readonly minutes: number
}

/** The text of a reference page, as the build makes it. */
export type ReferenceBody = {
  readonly default: ComponentType<{ readonly components: Readonly<Record<string, unknown>> }>
  readonly page: {
    readonly entry: ReferenceEntry
    readonly sources: readonly { readonly name: string; readonly note?: string }[]
    /** As 2026-11-20. */
    readonly lastReviewed: string
    /** The classes that its formulas need styles for. */
    readonly mathClasses: readonly string[]
  }
}
