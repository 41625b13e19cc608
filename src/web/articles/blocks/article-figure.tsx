import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

import type { FigureModule } from './article.ts'
import { liveFigures } from './live/live-figures.ts'
import { PageFrame } from './live/page-frame.tsx'

/** A drawing with its title and description for those who cannot see it, and its caption. */
export function ArticleFigure({
  name,
  figure,
}: {
  readonly name: string
  readonly figure: FigureModule
}) {
  return (
    <figure className="article-figure">
      {named(name, figure)}
      <figcaption>{figure.caption}</figcaption>
      <LiveFigure name={name} title={figure.title} />
    </figure>
  )
}

/** The way from a drawing to one that answers to its reader, for those that have one. */
function LiveFigure({ name, title }: { readonly name: string; readonly title: string }) {
  const live = liveFigures.get(name)
  if (live === undefined) return null
  if (live.kind === 'frame') {
    return <PageFrame summary={live.summary} title={title} path={`/embed/figure/${live.name}`} />
  }
  return (
    <p className="figure-link">
      <a href={`/dashboard/periodic-table?show=${live.property}`}>
        See the {live.label} of all elements on the table
      </a>
    </p>
  )
}

/** The drawing as one image with a name. */
function named(name: string, { Drawing: draw, title, description }: FigureModule) {
  const drawing = draw()
  if (!isDrawing(drawing)) return drawing
  return cloneElement(
    drawing,
    { role: 'img', 'aria-labelledby': `${name}-title ${name}-description` },
    <title id={`${name}-title`}>{title}</title>,
    <desc id={`${name}-description`}>{description}</desc>,
    drawing.props.children,
  )
}

type DrawingProps = {
  readonly role?: string
  readonly 'aria-labelledby'?: string
  readonly children?: ReactNode
}

function isDrawing(drawing: ReactElement): drawing is ReactElement<DrawingProps> {
  return isValidElement(drawing) && drawing.type === 'svg'
}
