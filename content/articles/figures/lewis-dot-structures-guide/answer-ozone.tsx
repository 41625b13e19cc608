import { bestForms } from '#chemistry/lewis/best-forms.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'
import { LewisSpecies } from '#content/articles/figures/lewis-species.tsx'

import { TwoWays } from './two-ways.tsx'

export const title = 'Both forms of ozone'

export const caption =
  'The two resonance forms of ozone. The small numbers are formal charges that are not zero.'

export const description =
  'Two Lewis structures of ozone with a double-headed arrow between them. The central oxygen has one lone pair and plus 1, the double-bonded one two lone pairs, the single-bonded one three and minus 1; in the second form the double bond is on the other side.'

export function Drawing() {
  const forms = bestForms(skeletonOf('O3'))
  return (
    <svg viewBox="24 0 312 92">
      {forms.map((form, index) => (
        <LewisSpecies
          key={form.orders.join(' ')}
          formula="O3"
          form={form}
          x={90 + index * 180}
          y={46}
        />
      ))}
      <TwoWays x={180} y={46} />
    </svg>
  )
}
