import { LewisSpecies } from '#content/articles/figures/lewis-species.tsx'

export const title = 'Nitrogen monoxide'

export const caption =
  'The Lewis structure of nitrogen monoxide. Nitrogen has a lone pair and a single electron, seven electrons in all.'

export const description =
  'Lewis structure of nitrogen monoxide: a double bond between nitrogen and oxygen, one lone pair and one single electron on nitrogen, two lone pairs on oxygen.'

export function Drawing() {
  return (
    <svg viewBox="0 0 360 64">
      <LewisSpecies formula="NO" x={180} y={32} />
    </svg>
  )
}
