import { LewisSpecies } from '#content/articles/figures/lewis-species.tsx'

export const title = 'The 24 electrons of carbonate'

export const caption =
  'One of the three resonance forms of carbonate. Four shared pairs and eight lone pairs make 24 electrons.'

export const description =
  'Lewis structure of carbonate in brackets with 2 minus. Carbon has one double bond to an oxygen with two lone pairs, and two single bonds to oxygen atoms with three lone pairs and the formal charge minus 1.'

export function Drawing() {
  return (
    <svg viewBox="0 0 220 168" className="max-w-xs">
      <LewisSpecies formula="CO3^2-" x={100} y={84} />
    </svg>
  )
}
