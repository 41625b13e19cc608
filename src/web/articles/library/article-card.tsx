import { levelLabels } from '#content/levels.ts'
import type { ArticleEntry } from '#web/articles/blocks/article.ts'
import { ReadTick } from '#web/articles/blocks/read-tick.tsx'

import { ElementsArt } from './elements-art.tsx'

/** An article on its shelf; the title is the link, the whole card leads there. */
export function ArticleCard({
  article,
  place,
}: {
  readonly article: ArticleEntry
  /** Its place in the reading order of the shelf, from 1. */
  readonly place: number
}) {
  const { slug, title, subtitle, level, minutes, elements } = article
  return (
    <li
      id={slug}
      className="group relative flex scroll-mt-4 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition duration-300 ease-spring target:border-accent hover:-translate-y-1 hover:border-accent"
    >
      <div className="flex h-24 items-center justify-between bg-sunken px-5">
        <span aria-hidden className="font-display text-3xl text-muted">
          {place}
        </span>
        <ElementsArt symbols={elements} />
      </div>
      <div className="flex grow flex-col p-5">
        <h3 className="text-lg leading-snug">
          <a href={`/blog/${slug}`} className="after:absolute after:inset-0">
            {title}
          </a>
        </h3>
        <p className="mt-1 grow text-sm text-muted">{subtitle}</p>
        <div className="mt-3 flex items-center gap-2 text-xs text-muted">
          <span className="rounded-full border border-line px-2.5 py-0.5">
            {levelLabels[level]}
          </span>
          <span className="grow py-0.5">{`${minutes} min`}</span>
          <ReadTick slug={slug} title={title} />
        </div>
      </div>
    </li>
  )
}
