import { useParams } from 'react-router'

import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

import { ElementCard } from './element-card.tsx'

export function meta({ params }: { readonly params: { readonly symbol?: string } }) {
  const element = elementBySymbol(params.symbol ?? '')
  return element === undefined
    ? pageMeta('Periodic Table', 'All 118 elements.')
    : pageMeta(
        `${element.name} (${element.symbol})`,
        `${element.name}, atomic number ${element.atomicNumber}: mass, electrons, melting and boiling point, discovery.`,
      )
}

/** The card of the element that the address names. */
export default function ElementScreen() {
  const { symbol } = useParams()
  const element = elementBySymbol(symbol ?? '')
  return element === undefined ? null : <ElementCard element={element} />
}
