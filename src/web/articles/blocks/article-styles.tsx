import articleStyles from '#web/styles/article.css?inline'

/** The styles of the text; they stand in the page, so that its first paint waits for nothing. */
export function ArticleStyles() {
  return (
    <style href="article" precedence="article">
      {import.meta.env.SSR ? articleStyles : ''}
    </style>
  )
}
