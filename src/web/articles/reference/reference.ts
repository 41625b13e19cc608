import type { ComponentType } from 'react'

import type { Level } from '#content/levels.ts'
import type { Source } from '#web/articles/blocks/article.ts'

/** The facts about each reference page in the library. */
export type ReferenceEntry = {
  readonly slug: string
  readonly title: string
  readonly subtitle: string
  readonly level: Level
  readonly keyTerms: readonly string[]
  readonly synonyms: readonly string[]
  readonly elements: readonly string[]
}

/** The text of a reference page, as the build makes it. */
export type ReferenceBody = {
  readonly default: ComponentType<{ readonly components: Readonly<Record<string, unknown>> }>
  readonly page: {
    readonly entry: ReferenceEntry
    readonly skills: readonly string[]
    /** The sentence for search engines and messengers. */
    readonly description: string
    readonly sources: readonly Source[]
    /** As 2026-11-20. */
    readonly lastReviewed: string
    /** The classes that its formulas need styles for. */
    readonly mathClasses: readonly string[]
  }
}
