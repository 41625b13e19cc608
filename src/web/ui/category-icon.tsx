import {
  Atom,
  Beaker,
  ChartNoAxesColumnIncreasing,
  FlaskConical,
  Link2,
  Orbit,
  Shapes,
  Thermometer,
} from 'lucide-react'

import type { Category } from '#quiz/categories.ts'

const icons = {
  'atomic-structure': Atom,
  'electron-configuration': Orbit,
  'physical-properties': Thermometer,
  'chemical-properties': FlaskConical,
  classification: Shapes,
  periodicity: ChartNoAxesColumnIncreasing,
  bonding: Link2,
  general: Beaker,
} as const satisfies Record<Category, typeof Atom>

/** The sign of a category, beside its name. */
export function CategoryIcon({ category }: { readonly category: Category }) {
  const Icon = icons[category]
  return <Icon aria-hidden className="size-5 shrink-0 text-accent @max-[14rem]/screen:hidden" />
}
