import { ArticleEnd } from './article-end.tsx'
import { ArticleHead } from './article-head.tsx'
import { Answer } from './blocks/answer.tsx'
import { ArticleFigure } from './blocks/article-figure.tsx'
import { ArticleStyles } from './blocks/article-styles.tsx'
import type { Article, ArticleBody } from './blocks/article.ts'
import { Callout } from './blocks/callout.tsx'
import { ElementChip } from './blocks/element-chip.tsx'
import { Formula } from './blocks/formula.tsx'
import { SectionPractice } from './blocks/live/section-practice.tsx'
import { MathStyles } from './blocks/math-styles.tsx'
import { Step } from './blocks/step.tsx'
import { Task } from './blocks/task.tsx'
import { Glossary } from './blocks/terms/glossary.tsx'
import { Mention } from './blocks/terms/mention.tsx'
import { Term } from './blocks/terms/term.tsx'
import { Worked } from './blocks/worked.tsx'
import { ContentsList } from './contents-list.tsx'

/** An article with the page around its text. */
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

/** Returns the components that draw an article's text. */
function componentsFor({ figures }: ArticleBody) {
  return {
    Answer,
    Callout,
    El: ElementChip,
    Figure: ({ name }: { readonly name: string }) => {
      const figure = figures[name]
      return figure === undefined ? null : <ArticleFigure name={name} figure={figure} />
    },
    Formula,
    Glossary,
    Mention,
    SectionPractice,
    Step,
    Task,
    Term,
    Worked,
  }
}
