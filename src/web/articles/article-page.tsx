import { Answer } from './answer.tsx'
import { ArticleEnd } from './article-end.tsx'
import { ArticleFigure } from './article-figure.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleStyles } from './article-styles.tsx'
import type { Article, ArticleBody } from './article.ts'
import { Callout } from './callout.tsx'
import { ContentsList } from './contents-list.tsx'
import { ElementChip } from './element-chip.tsx'
import { Formula } from './formula.tsx'
import { MathStyles } from './math-styles.tsx'
import { Task } from './task.tsx'
import { Worked } from './worked.tsx'

/** An article with what stands around its text. */
export function ArticlePage({
  article,
  body,
}: {
  readonly article: Article
  readonly body: ArticleBody
}) {
  const Text = body.default
  return (
    <>
      <ArticleStyles />
      <MathStyles classes={body.mathClasses} />
      <div className="article-page">
        <article className="article" aria-labelledby="title">
          <ArticleHead article={article} />
          <ContentsList headings={body.headings} />
          <div className="article-text">
            <Text components={componentsFor(body)} />
          </div>
          <ArticleEnd article={article} />
        </article>
      </div>
    </>
  )
}

/** What the components of an article's text are drawn with. */
function componentsFor({ figures }: ArticleBody) {
  return {
    Answer,
    Answers: 'dl',
    Callout,
    El: ElementChip,
    Figure: ({ name }: { readonly name: string }) => {
      const figure = figures[name]
      return figure === undefined ? null : <ArticleFigure name={name} figure={figure} />
    },
    Formula,
    Task,
    Worked,
  }
}
