import { SpeciesRows } from './species-rows.tsx'

export const title = 'The first eight drawings'

export const caption =
  'Lewis structures of the first eight species. Small numbers are formal charges that are not zero. Of sulfur dioxide and ozone one of the two equally good forms is drawn.'

export const description =
  'Eight Lewis structures: water, ammonia, ammonium, hydrogen cyanide, carbon monoxide, carbon dioxide, sulfur dioxide and ozone, as the table describes them.'

const rows = [
  { y: 52, label: 110, species: ['H2O', 'NH3'] },
  { y: 198, label: 286, species: ['NH4^+', 'HCN'] },
  { y: 328, label: 368, species: ['CO', 'CO2'] },
  { y: 418, label: 478, species: ['SO2', 'O3'] },
]

export function Drawing() {
  return (
    <svg viewBox="0 0 360 488" className="max-w-md">
      <SpeciesRows rows={rows} />
    </svg>
  )
}
