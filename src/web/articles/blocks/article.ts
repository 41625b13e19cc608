import type { ComponentType, ReactElement } from 'react'

import type { Level } from '#content/levels.ts'
import type { ShelfId } from '#content/shelves.ts'
import type { SkillId } from '#quiz/skills.ts'

/** The facts about each article in the library. */
export type ArticleEntry = {
  readonly slug: string
  readonly title: string
  readonly subtitle: string
  readonly category: ShelfId
  readonly level: Level
  readonly keyTerms: readonly string[]
  readonly synonyms: readonly string[]
  readonly elements: readonly string[]
  /** Reading time, rounded up. */
  readonly minutes: number
}

export type Source = {
  readonly name: string
  readonly note?: string
  readonly address: string
}

/** The facts that only the article's own page shows. */
type Details = {
  /** Completes 'After this you can'. */
  readonly objective: string
  readonly helpfulFirst: readonly string[]
  readonly skills: readonly SkillId[]
  readonly sources: readonly Source[]
  /** The sentence for search engines and messengers. */
  readonly description?: string
  /** As 2026-11-20. */
  readonly lastReviewed: string
  /** As 2026-11-20; absent for the first articles. */
  readonly published?: string
}

export type Article = ArticleEntry & Details

/** A drawing with the words that belong to it. */
export type FigureModule = {
  readonly caption: string
  readonly title: string
  readonly description: string
  readonly Drawing: () => ReactElement
}

/** The text of an article, as the build makes it. */
export type ArticleBody = {
  readonly default: ComponentType<{ readonly components: Readonly<Record<string, unknown>> }>
  readonly frontmatter: Details
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  /** The classes that its formulas need styles for; empty without formulas. */
  readonly mathClasses: readonly string[]
  readonly figures: Readonly<Record<string, FigureModule>>
}
