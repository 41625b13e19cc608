import type { Element } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { CardFacts } from '#content/elements/detail.ts'
import type { Fact } from '#web/ui/text/fact-list.tsx'

import { classLabel } from './classes.ts'

/** Mass, state, class and place of an element. */
export function basicFacts(element: Element): readonly Fact[] {
  return [
    {
      label: 'Atomic Mass',
      value: `${element.massText} u`,
      ...(element.massIsStandard
        ? {}
        : { note: 'no standard weight: mass number of the longest-lived isotope' }),
    },
    {
      label: 'Physical State',
      value: element.physicalState,
      note: element.statePredicted ? 'at 25 °C, predicted' : 'at 25 °C',
    },
    {
      label: 'Classification',
      value: classLabel(element.classification),
      note: element.classPredicted ? `${element.category}, predicted` : element.category,
    },
    { label: 'Block', value: element.block },
    { label: 'Period', value: String(element.period) },
    { label: 'Group', value: String(element.group) },
  ]
}

/** Particles, ionization energy and configuration of an element. */
export function atomicFacts(element: Element): readonly Fact[] {
  return [
    { label: 'Protons', value: String(element.protons) },
    {
      label: 'Neutrons',
      value: String(element.neutrons),
      note: `in ${element.symbol}-${element.typicalIsotope}`,
    },
    { label: 'Electrons', value: String(element.electrons) },
    {
      label: 'Ionization Energy',
      value:
        element.ionizationEnergy === null
          ? 'not measured'
          : `${formatNumber(element.ionizationEnergy)} kJ/mol`,
      ...(element.ionizationEnergyBasis === 'semi-empirical' ? { note: 'semi-empirical' } : {}),
    },
  ]
}

/** How an element behaves in compounds: its pull on electrons, its size, and its oxidation states. */
export function bondFacts({
  electronegativity,
  covalentRadius,
  states,
}: CardFacts): readonly Fact[] {
  return [
    electronegativity === null
      ? null
      : {
          label: 'Electronegativity',
          value: formatNumber(electronegativity),
          note: 'scale of Pauling',
        },
    covalentRadius === null
      ? null
      : { label: 'Covalent Radius', value: `${formatNumber(covalentRadius)} pm` },
    states.length === 0
      ? null
      : { label: 'Oxidation States', value: states.map(signed).join(', '), note: 'common ones' },
  ].filter((fact) => fact !== null)
}

/** Natural isotopes, uses, and where the name comes from. */
export function natureFacts(
  symbol: string,
  { isotopes, isotopeCount, uses, origin }: CardFacts,
): readonly Fact[] {
  const more = isotopeCount - isotopes.length
  const shares = isotopes.map(
    ([massNumber, abundance]) => `${symbol}-${massNumber} ${formatNumber(abundance)}\u00A0%`,
  )
  return [
    isotopeCount === 0
      ? null
      : {
          label: 'Natural Isotopes',
          value: shares.join(', '),
          ...(more === 0 ? {} : { note: `and ${more} more` }),
        },
    uses.length === 0 ? null : { label: 'Uses', value: uses.join(', ') },
    origin === null
      ? null
      : { label: 'Name', value: `${origin[0]}: ${origin[1]}`, note: origin[2] },
  ].filter((fact) => fact !== null)
}

/** Density and the two points; empty when none of them is known. */
export function physicalFacts(element: Element): readonly Fact[] {
  return [densityFact(element), meltingFact(element), boilingFact(element)].filter(
    (fact) => fact !== null,
  )
}

/** The discoverers of the element, and the year unless it has been known since antiquity. */
export function discoveryFacts({ discoveredBy, discoveryYear }: Element): readonly Fact[] {
  const by = { label: 'Discovered By', value: discoveredBy }
  return discoveryYear > 0 ? [by, { label: 'Discovery Year', value: String(discoveryYear) }] : [by]
}

function densityFact({ density, densityNote, physicalState }: Element): Fact | null {
  if (density === null) return null
  const inLiters = physicalState === 'gas' ? `${formatNumber(density * 1000)} g/L` : null
  const note = [inLiters, densityNote].filter((part) => part !== null).join(', ')
  return {
    label: 'Density',
    value: `${formatNumber(density)} g/cm³`,
    ...(note === '' ? {} : { note }),
  }
}

function meltingFact({ meltingPoint, boilingPoint, temperatureNote }: Element): Fact | null {
  if (meltingPoint === null) return null
  return {
    label: 'Melting Point',
    value: `${formatNumber(meltingPoint)} °C`,
    ...(temperatureNote !== null && boilingPoint === null ? { note: temperatureNote } : {}),
  }
}

function boilingFact({ boilingPoint, sublimes, temperatureNote }: Element): Fact | null {
  if (boilingPoint === null) return null
  return {
    label: sublimes ? 'Sublimation Point' : 'Boiling Point',
    value: `${formatNumber(boilingPoint)} °C`,
    ...(temperatureNote === null ? {} : { note: temperatureNote }),
  }
}

function signed(state: number): string {
  return state > 0 ? `+${state}` : formatNumber(state)
}
