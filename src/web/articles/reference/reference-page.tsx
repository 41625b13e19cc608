import { Target } from 'lucide-react'

import { levelLabels } from '#content/levels.ts'
import { referenceFigures } from '#content/reference/figures.ts'
import { drawnFigure } from '#quiz/figures/drawn-figure.ts'
import { isSkillId, skill } from '#quiz/skills.ts'
import { ArticleStyles } from '#web/articles/blocks/article-styles.tsx'
import { Callout } from '#web/articles/blocks/callout.tsx'
import { ElementChip } from '#web/articles/blocks/element-chip.tsx'
import { Formula } from '#web/articles/blocks/formula.tsx'
import { longDate } from '#web/articles/blocks/long-date.ts'
import { MathStyles } from '#web/articles/blocks/math-styles.tsx'
import { SourceList } from '#web/articles/blocks/source-list.tsx'
import { Worked } from '#web/articles/blocks/worked.tsx'
import { DrawnFigureView } from '#web/practice/question/figure/drawn-figure-view.tsx'

import type { ReferenceBody } from './reference.ts'

const components = { Callout, El: ElementChip, Figure: ReferenceFigure, Formula, Worked }

/** A reference page: its title, its text, the skills to practice and its sources. */
export function ReferencePage({ body }: { readonly body: ReferenceBody }) {
  const Text = body.default
  const { entry, skills, sources, lastReviewed, mathClasses } = body.page
  return (
    <>
      <ArticleStyles />
      <MathStyles classes={mathClasses} />
      <div className="article-page reference-page">
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
            {skills.length === 0 ? null : <Skills ids={skills} />}
            <section aria-labelledby="sources">
              <h2 id="sources">Sources</h2>
              <SourceList sources={sources} />
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
  if (entry === undefined) return null
  const drawn = 'drawn' in entry ? entry.drawn : drawnFigure(entry.figure)
  return <DrawnFigureView drawn={drawn} caption={entry.caption} />
}
