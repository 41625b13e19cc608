/** Written by the build from content/articles; see content/pipeline. */
declare module 'virtual:articles' {
  import type { ArticleEntry } from './blocks/article.ts'

  /** Every written article, in reading order. */
  export const articles: readonly ArticleEntry[]
  /** Where the site will be reached, without a slash at the end, as far as the build knows. */
  export const origin: string
}

declare module 'virtual:article-bodies' {
  import type { ArticleBody } from './blocks/article.ts'

  /** The texts by slug; empty in the browser, where an article is a page of its own. */
  export const bodies: ReadonlyMap<string, ArticleBody>
}
