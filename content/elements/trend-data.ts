import { valenceElectrons } from '#chemistry/electrons/configurations.ts'

import type {
  ElementDetail,
  ElementLibrary,
  Finding,
  Property,
  PropertyColumn,
  TrendData,
  TrendSpreads,
} from './detail.ts'
import { onlyIonRadius } from './only-ion.ts'
import { isFirm, trendValues } from './trend-values.ts'
import { ONLY_ION_RADIUS, trends } from './trends.ts'

const VALENCE_ELECTRONS: Property = {
  property: 'valenceElectrons',
  label: 'Valence electrons',
  name: 'valence electrons',
  unit: '',
  scale: 'linear',
  group: 'atom',
  definition:
    'Outer electrons of the main groups; for other elements the number depends on the definition',
}
const ION: Property = {
  property: ONLY_ION_RADIUS,
  label: 'Ionic radius',
  name: 'ionic radius',
  unit: 'pm',
  scale: 'linear',
  group: 'atom',
  definition:
    'Radius after Shannon (1976), with six neighbors, of the elements that form one common ion only',
}
const ISOTOPES: Property = {
  property: 'isotopes',
  label: 'Known isotopes',
  name: 'known isotopes',
  unit: '',
  scale: 'linear',
  group: 'atom',
  definition: 'Nuclides of the element that have been observed, stable or not (NUBASE2020)',
}

/** Returns the columns of the trend lab: all properties of the catalog, radii of ions, valence electrons and isotopes. */
export function trendData(library: ElementLibrary): TrendData {
  const { properties, details } = library
  return {
    columns: [
      ...properties.map((property) => columnOf(property, details)),
      counted(ION, details, ({ symbol }) => onlyIonRadius(symbol)),
      counted(VALENCE_ELECTRONS, details, ({ symbol }) => valenceElectrons(symbol)),
      counted(ISOTOPES, details, ({ isotopes }) => isotopes.length),
    ],
    firm: trends.flatMap((trend) => {
      const values = trendValues(trend, library)
      return trend.exceptions
        .filter((exception) => isFirm(exception, values))
        .map(({ from, to }) => `${trend.key} ${from} ${to}`)
    }),
  }
}

/** Returns the spread of the sources for each trend, for the elements on which they differ. */
export function trendSpreads(library: ElementLibrary): TrendSpreads {
  return Object.fromEntries(
    trends.map((trend) => {
      const spreads = [...trendValues(trend, library)].filter(([, { low, high }]) => low < high)
      const ends = spreads.map(([symbol, { low, high }]) => [symbol, [low, high] as const] as const)
      return [trend.key, Object.fromEntries(ends)]
    }),
  )
}

function columnOf(property: Property, details: readonly ElementDetail[]): PropertyColumn {
  const found = details.map(({ symbol, findings }) => ({
    symbol,
    finding: findings.find((entry) => entry.property === property.property),
  }))
  const symbolsOf = (isMeant: (finding: Finding) => boolean) =>
    found.flatMap(({ symbol, finding }) =>
      finding !== undefined && isMeant(finding) ? [symbol] : [],
    )
  return {
    ...property,
    values: found.map(({ finding }) => (finding?.status === 'value' ? finding.value : null)),
    unbound: symbolsOf(({ status }) => status === 'unbound'),
    calculated: symbolsOf((finding) => finding.status === 'value' && finding.isCalculated),
  }
}

function counted(
  property: Property,
  details: readonly ElementDetail[],
  count: (detail: ElementDetail) => number | null,
): PropertyColumn {
  return { ...property, values: details.map(count), unbound: [], calculated: [] }
}
