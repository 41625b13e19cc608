import { ArrowLeft, ArrowRight, CircleCheck, Flag, ListChecks, Target } from 'lucide-react'

import { identityOf } from '#chemistry/elements/identities.ts'
import { skill } from '#quiz/skills.ts'
import { SUPPORT_EMAIL } from '#web/shell/navigation/operator.ts'

import type { Article } from './blocks/article.ts'
import { PageFrame } from './blocks/live/page-frame.tsx'
import { SourceList } from './blocks/source-list.tsx'
import { neighbours } from './neighbours.ts'

/** The end of an article: its elements, practice, sources, and the neighboring articles. */
export function ArticleEnd({ article }: { readonly article: Article }) {
  return (
    <footer className="article-end">
      <Practice article={article} />
      <p className="read-link">
        <a href={`/blogs?read=${article.slug}#${article.slug}`} rel="nofollow">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-accent" /> Mark as read
        </a>
      </p>
      <Elements symbols={article.elements} />
      <p className="read-link">
        <a href={`/set/new?article=${article.slug}`} rel="nofollow">
          <ListChecks aria-hidden className="size-5 shrink-0 text-accent" /> Make a set of this
          article
        </a>
      </p>
      {article.category === 'periodic-table' ? (
        <p className="read-link">
          <a href="/trends">See the trends on the table</a>
        </p>
      ) : null}
      <Sources article={article} />
      <Neighbours slug={article.slug} />
    </footer>
  )
}

function Practice({ article }: { readonly article: Article }) {
  const asked = article.skills.map((id) => `skill=${id}`).join('&')
  return (
    <section aria-labelledby="practice" className="article-practice">
      <h2 id="practice">Practice</h2>
      <p>{article.skills.map((id) => skill(id).label).join(' · ')}</p>
      <PageFrame
        summary="Try five questions here"
        title={`Questions: ${article.title}`}
        path={`/embed/practice/${article.skills.join('.')}`}
      />
      <p className="practice-link">
        <Target aria-hidden className="size-7 shrink-0 text-accent" />
        <a href={`/dashboard/today?${asked}`}>Practice these skills</a>
      </p>
    </section>
  )
}

function Elements({ symbols }: { readonly symbols: readonly string[] }) {
  return (
    <section aria-labelledby="connect">
      <h2 id="connect">Connect to the table</h2>
      <ul className="element-tiles">
        {symbols
          .flatMap((symbol) => identityOf(symbol) ?? [])
          .map((element) => (
            <li key={element.symbol}>
              <a
                href={`/dashboard/periodic-table/${element.symbol}`}
                className="element-tile pt-mark"
                data-class={element.classification}
              >
                <span>{element.atomicNumber}</span> <strong translate="no">{element.symbol}</strong>{' '}
                <span>{element.name}</span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}

function Sources({ article }: { readonly article: Article }) {
  const subject = encodeURIComponent(`Mistake in "${article.title}"`)
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <SourceList sources={article.sources} />
      <p className="report">
        <a href={`mailto:${SUPPORT_EMAIL}?subject=${subject}`}>
          <Flag aria-hidden className="size-4" /> Report a mistake
        </a>
      </p>
    </section>
  )
}

function Neighbours({ slug }: { readonly slug: string }) {
  const { previous, next } = neighbours(slug)
  return (
    <nav aria-label="Articles before and after" className="neighbours">
      {previous === undefined ? (
        <span />
      ) : (
        <a href={`/blog/${previous.slug}`} rel="prev">
          <ArrowLeft aria-hidden className="size-5 shrink-0" />
          <span>
            <small>Previous</small> {previous.title}
          </span>
        </a>
      )}
      {next === undefined ? null : (
        <a href={`/blog/${next.slug}`} rel="next">
          <span>
            <small>Next</small> {next.title}
          </span>
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </a>
      )}
    </nav>
  )
}
