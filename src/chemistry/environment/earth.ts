import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/**
 * Fractions of crude oil from the top of a column to its bottom. Only their order is given: books
 * differ about chain lengths, and about the place of naphtha, which is left out. Source: AQA GCSE
 * Chemistry (8462, section 4.7.1).
 */
export const fractions: readonly string[] = [
  'petroleum gases',
  'gasoline (petrol)',
  'kerosene',
  'diesel oil',
  'heavy fuel oil',
  'bitumen',
]

/** A gas of dry air and its share by volume in percent. */
export type AirGas = {
  readonly name: string
  readonly share: number
  readonly element: ElementSymbol
}

/** CRC Handbook of Chemistry and Physics, U.S. Standard Atmosphere; carbon dioxide has risen to about 0.04 since. */
export const airGases: readonly AirGas[] = [
  { name: 'nitrogen', share: 78.08, element: 'N' },
  { name: 'oxygen', share: 20.95, element: 'O' },
  { name: 'argon', share: 0.93, element: 'Ar' },
  { name: 'carbon dioxide', share: 0.04, element: 'C' },
  { name: 'neon', share: 0.0018, element: 'Ne' },
]

/** A pollutant, where it comes from and what it does. */
export type Pollutant = {
  readonly name: string
  readonly effect: string
  readonly reason: string
  readonly element: ElementSymbol
}

/** AQA GCSE Chemistry (8462, sections 4.9.2 and 4.9.3) and Edexcel GCSE Chemistry (1CH0, topic 8), which agree. */
export const pollutants: readonly Pollutant[] = [
  {
    name: 'carbon monoxide',
    effect: 'keeps blood from carrying oxygen',
    reason: 'Carbon monoxide binds to hemoglobin in place of oxygen.',
    element: 'C',
  },
  {
    name: 'soot',
    effect: 'particles that harm lungs and dim sunlight',
    reason: 'Soot is particles of carbon in the air.',
    element: 'C',
  },
  {
    name: 'sulfur dioxide',
    effect: 'acid rain from sulfur in fuels',
    reason: 'Sulfur in a fuel burns to sulfur dioxide, which makes rain acidic.',
    element: 'S',
  },
  {
    name: 'nitrogen oxides',
    effect: 'acid rain from air in hot engines',
    reason: 'Nitrogen and oxygen of the air combine in hot engines.',
    element: 'N',
  },
  {
    name: 'carbon dioxide',
    effect: 'greenhouse gas of all carbon fuels',
    reason: 'Whatever has carbon gives carbon dioxide when it burns.',
    element: 'O',
  },
  {
    name: 'methane',
    effect: 'greenhouse gas of cattle and landfills',
    reason: 'Methane comes from cattle, rice fields and landfills.',
    element: 'H',
  },
]
