import { SpeciesRows } from './species-rows.tsx'

export const title = 'The other six drawings'

export const caption =
  'Lewis structures of the other six species. Of nitrate one of the three equally good forms is drawn. The last five are exceptions to the octet rule.'

export const description =
  'Six Lewis structures: nitrate, boron trifluoride, nitrogen monoxide, xenon difluoride, phosphorus pentachloride and sulfur hexafluoride, as the table describes them.'

const rows = [
  { y: 66, label: 150, species: ['NO3^-', 'BF3'] },
  { y: 192, label: 232, species: ['NO', 'XeF2'] },
  { y: 318, label: 412, species: ['PCl5', 'SF6'] },
]

export function Drawing() {
  return (
    <svg viewBox="0 0 360 422">
      <SpeciesRows rows={rows} />
    </svg>
  )
}
