import { LewisSpecies } from '#content/articles/figures/lewis-species.tsx'

export const title = 'Hydrogen cyanide'

export const caption = 'The Lewis structure of hydrogen cyanide, with carbon in the center.'

export const description =
  'Lewis structure of hydrogen cyanide: hydrogen with a single bond to carbon, carbon with a triple bond to nitrogen, one lone pair on nitrogen.'

export function Drawing() {
  return (
    <svg viewBox="0 0 360 60">
      <LewisSpecies formula="HCN" x={180} y={30} />
    </svg>
  )
}
