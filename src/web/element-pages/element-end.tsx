import { elements } from '#chemistry/elements/elements.ts'
import { sourceAddress } from '#content/elements/source-address.ts'
import { SUPPORT_EMAIL } from '#web/shell/navigation/operator.ts'

import type { PageData } from './data/page-data.ts'

/** So many elements stand side by side. */
const MAX_COMPARED = 4

/** An article that names the element. */
export type RelatedArticle = { readonly slug: string; readonly title: string }

/** The end of the page: practice, articles, and the sources of the values. */
export function ElementEnd({
  data,
  articles,
}: {
  readonly data: PageData
  readonly articles: readonly RelatedArticle[]
}) {
  const { element, sources } = data
  return (
    <footer id="practice" className="el-end">
      <p className="el-actions">
        <a href={`/dashboard/questions?element=${element.symbol}`}>Practice this element</a>
        <CompareLink element={element} />
        <a href={`/dashboard/periodic-table/${element.symbol}`}>Show in the table</a>
        <a href="/trends">Trends</a>
        <a href={`/embed/element/${element.symbol}`}>Embed</a>
      </p>
      <section aria-labelledby="read">
        <h2 id="read">Read about it</h2>
        <ul className="el-list">
          {[...articles, ...generalArticles(articles)].map(({ slug, title }) => (
            <li key={slug}>
              <a href={`/blog/${slug}`}>{title}</a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sources">
        <h2 id="sources">Sources</h2>
        <p>
          Open a value to see its source and what other sources say. “±” marks values on which
          sources differ by more than their usual uncertainty.
        </p>
        <details className="el-more">
          <summary>All sources and their licenses</summary>
          <ul className="el-sources">
            {sources.map((source) => {
              const { id, name, license, restsOn } = source
              const address = sourceAddress(source)
              return (
                <li key={id}>
                  {address === null ? name : <a href={address}>{name}</a>}
                  {restsOn === '' ? '' : `, after ${restsOn}`}. License: {license}.
                </li>
              )
            })}
          </ul>
        </details>
        <p>
          <a
            href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(`Mistake on the page of ${element.name}`)}`}
          >
            Report a mistake
          </a>
        </p>
      </section>
    </footer>
  )
}

/** Compares the element with those next to it in its group; lanthanides and actinides have none. */
function CompareLink({ element }: Pick<PageData, 'element'>) {
  if (element.block === 'f') return null
  const { group, period } = element
  const near = elements
    .filter((other) => other.group === group && other.block !== 'f')
    .toSorted((one, other) => Math.abs(one.period - period) - Math.abs(other.period - period))
    .slice(0, MAX_COMPARED)
    .toSorted((one, other) => one.atomicNumber - other.atomicNumber)
  return (
    <a href={`/compare?e=${near.map(({ symbol }) => symbol).join(',')}`}>Compare with its group</a>
  )
}

/** Where no article names the element, one about the whole table. */
function generalArticles(articles: readonly RelatedArticle[]): readonly RelatedArticle[] {
  return articles.length > 0
    ? []
    : [{ slug: 'guide-to-periodic-table', title: 'A Guide to the Periodic Table' }]
}
