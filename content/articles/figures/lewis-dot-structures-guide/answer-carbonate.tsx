import { bestForms } from '#chemistry/lewis/best-forms.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'
import { LewisSpecies } from '#content/articles/figures/lewis-species.tsx'

import { TwoWays } from './two-ways.tsx'

export const title = 'The 24 electrons of carbonate'

export const caption =
  'Two of the three resonance forms of carbonate. Four shared pairs and eight lone pairs make 24 electrons.'

export const description =
  'Two Lewis structures of carbonate in brackets with 2 minus, joined by a double-headed arrow. Carbon has one double bond to an oxygen with two lone pairs, and two single bonds to oxygen atoms with three lone pairs and the formal charge minus 1.'

export function Drawing() {
  const forms = bestForms(skeletonOf('CO3^2-'))
  return (
    <svg viewBox="0 0 360 168">
      {forms.slice(0, 2).map((form, index) => (
        <LewisSpecies
          key={form.orders.join(' ')}
          formula="CO3^2-"
          form={form}
          x={70 + index * 186}
          y={84}
        />
      ))}
      <TwoWays x={163} y={84} />
    </svg>
  )
}
