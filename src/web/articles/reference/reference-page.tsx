import { Target } from 'lucide-react'

import { referenceFigures } from '#content/reference/figures.ts'
import { isSkillId, skill } from '#quiz/skills.ts'
import { ArticleStyles } from '#web/articles/blocks/article-styles.tsx'
import { levelLabels } from '#web/articles/blocks/article.ts'
import { Callout } from '#web/articles/blocks/callout.tsx'
import { ElementChip } from '#web/articles/blocks/element-chip.tsx'
import { Formula } from '#web/articles/blocks/formula.tsx'
import { MathStyles } from '#web/articles/blocks/math-styles.tsx'
import { Worked } from '#web/articles/blocks/worked.tsx'
import { FigureView } from '#web/practice/question/figure/figure-view.tsx'

import type { ReferenceBody } from './reference.ts'

const components = { Callout, El: ElementChip, Figure: ReferenceFigure, Formula, Worked }

/** A reference page: its title, its text, the skills to practice and its sources. */
export function ReferencePage({ body }: { readonly body: ReferenceBody }) {
  const Text = body.default
  const { entry, sources, lastReviewed, mathClasses } = body.page
  return (
    <>
      <ArticleStyles />
      <MathStyles classes={mathClasses} />
      <div className="article-page">
        <article className="article" aria-labelledby="title">
          <header className="article-head">
            <nav aria-label="Breadcrumb">
              <ol className="breadcrumb">
                <li>
                  <a href="/blogs">Blogs</a>
                </li>
                <li>
                  <a href="/blogs#reference">Reference pages</a>
                </li>
              </ol>
            </nav>
            <h1 id="title">{entry.title}</h1>
            <p className="subtitle">{entry.subtitle}</p>
            <p className="article-figures">
              <span>{levelLabels[entry.level]}</span>
              <span>
                Reviewed <time dateTime={lastReviewed}>{longDate(lastReviewed)}</time>
              </span>
            </p>
          </header>
          <div className="article-text">
            <Text components={components} />
          </div>
          <footer className="article-end">
            <Skills ids={entry.skills} />
            <section aria-labelledby="sources">
              <h2 id="sources">Sources</h2>
              <ul>
                {sources.map(({ name, note }) => (
                  <li key={name}>{note === undefined ? name : `${name}: ${note}`}</li>
                ))}
              </ul>
            </section>
          </footer>
        </article>
      </div>
    </>
  )
}

function Skills({ ids }: { readonly ids: readonly string[] }) {
  return (
    <section aria-labelledby="practice">
      <h2 id="practice">Practice this</h2>
      <ul>
        {ids.filter(isSkillId).map((id) => (
          <li key={id}>
            <a
              href={`/dashboard/today?skill=${id}`}
              className="inline-flex min-h-11 items-center gap-2"
            >
              <Target aria-hidden className="size-5 shrink-0 text-accent" />
              <span>{skill(id).label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReferenceFigure({ name }: { readonly name: string }) {
  const entry = referenceFigures[name]
  return entry === undefined ? null : <FigureView figure={entry.figure} caption={entry.caption} />
}

/** Writes '2026-11-20' as November 20, 2026. */
function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )
}
