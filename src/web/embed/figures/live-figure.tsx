import type { ReactNode } from 'react'

import { EnergyFigure } from './energy-figure.tsx'
import { HalfLifeFigure } from './half-life-figure.tsx'
import { PhFigure } from './ph-figure.tsx'

const figures: ReadonlyMap<string, ReactNode> = new Map([
  ['energy-profile', <EnergyFigure key="energy-profile" />],
  ['half-life', <HalfLifeFigure key="half-life" />],
  ['ph', <PhFigure key="ph" />],
])

/** A figure of an article that answers to its reader. */
export function LiveFigure({ name }: { readonly name: string }) {
  return figures.get(name) ?? <p className="text-muted">There is no such figure.</p>
}
