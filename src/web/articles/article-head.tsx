import { levelLabels } from '#content/levels.ts'
import { shelfOf } from '#content/shelves.ts'

import type { Article } from './blocks/article.ts'
import { longDate } from './blocks/long-date.ts'
import { articleOf } from './neighbours.ts'

/** The place of the article, its title, its purpose, and its reading time. */
export function ArticleHead({ article }: { readonly article: Article }) {
  const shelf = shelfOf(article.category)
  const first = article.helpfulFirst.flatMap((slug) => articleOf(slug) ?? [])
  return (
    <header className="article-head">
      <nav aria-label="Breadcrumb">
        <ol className="breadcrumb">
          <li>
            <a href="/blogs">Blogs</a>
          </li>
          <li>
            <a href={`/blogs#${shelf.id}`}>{shelf.label}</a>
          </li>
        </ol>
      </nav>
      <h1 id="title">{article.title}</h1>
      <p className="subtitle">{article.subtitle}</p>
      <p className="article-figures">
        <span>{levelLabels[article.level]}</span>
        <span>{article.minutes} min read</span>
        <span>
          Reviewed <time dateTime={article.lastReviewed}>{longDate(article.lastReviewed)}</time>
        </span>
      </p>
      <div className="objective">
        <p>
          <strong>After this you can</strong> {article.objective}.
        </p>
        {first.length === 0 ? null : (
          <p>
            <strong>Helpful first:</strong>{' '}
            {first.map(({ slug, title }, index) => (
              <span key={slug}>
                {index === 0 ? '' : ', '}
                <a href={`/blog/${slug}`}>{title}</a>
              </span>
            ))}
          </p>
        )}
      </div>
    </header>
  )
}
