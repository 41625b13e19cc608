import {
  commonFigures,
  inUnit,
  type Kind,
  type Quantity,
  type QuantityProblem,
  readQuantity,
} from './quantity.ts'

/** Pressure, volume, amount and temperature of a gas. */
export const gasQuantities = ['pressure', 'volume', 'amount', 'temperature'] as const
export type GasQuantity = (typeof gasQuantities)[number]

/** The molar gas constant in L·kPa/(mol·K), that is J/(mol·K); exact since the SI of 2019 (CODATA 2018). */
export const GAS_CONSTANT = 8.314_462_618_153_24

/** In these units each quantity goes into pV = nRT with this R. */
export const gasUnits: Readonly<Record<GasQuantity, string>> = {
  pressure: 'kPa',
  volume: 'L',
  amount: 'mol',
  temperature: 'K',
}

export type GasState = {
  readonly unknown: GasQuantity
  /** kPa, L, mol and K. */
  readonly values: Readonly<Record<GasQuantity, number>>
  /** The quantities that were typed in another unit: their value and unit. */
  readonly converted: readonly {
    readonly name: GasQuantity
    readonly value: number
    readonly unit: string
  }[]
  readonly figures: number
}

export type GasProblem =
  | { readonly problem: 'one-empty' }
  | { readonly problem: 'field'; readonly field: GasQuantity; readonly cause: QuantityProblem }

/** Solves pV = nRT for the one quantity whose text is empty. Numbers without a unit are kPa, L, mol and K. */
export function solveGas(texts: Readonly<Record<GasQuantity, string>>): GasState | GasProblem {
  const empty = gasQuantities.filter((name) => texts[name].trim() === '')
  const [unknown] = empty
  if (unknown === undefined || empty.length > 1) return { problem: 'one-empty' }
  const found = new Map<GasQuantity, Quantity>()
  for (const name of gasQuantities) {
    if (name === unknown) continue
    const read = readQuantity(texts[name], kindOf(name), gasUnits[name])
    if ('problem' in read) return { problem: 'field', field: name, cause: read }
    found.set(name, read)
  }
  const known = (name: GasQuantity) => found.get(name)?.base ?? 1
  const [pressure, volume, amount, temperature] = gasQuantities.map(known)
  const values = solve(unknown, pressure ?? 1, volume ?? 1, amount ?? 1, temperature ?? 1)
  return {
    unknown,
    values,
    converted: [...found].flatMap(([name, { value, unit }]) =>
      unit === gasUnits[name] ? [] : [{ name, value, unit }],
    ),
    figures: commonFigures([...found.values()].map(({ figures }) => figures)),
  }
}

/** The unknown quantity in the other units that are usual for it, largest use first. */
export function otherUnits({
  unknown,
  values,
}: GasState): readonly { readonly value: number; readonly unit: string }[] {
  const units: Readonly<Record<GasQuantity, readonly string[]>> = {
    pressure: ['atm', 'bar', 'mmHg'],
    volume: ['mL', 'm³'],
    amount: ['mmol'],
    temperature: ['°C'],
  }
  return units[unknown].flatMap((unit) => {
    const value = inUnit(values[unknown], unit, kindOf(unknown))
    return value === null ? [] : [{ value, unit }]
  })
}

function kindOf(name: GasQuantity): Kind {
  return name
}

function solve(
  unknown: GasQuantity,
  pressure: number,
  volume: number,
  amount: number,
  temperature: number,
): Readonly<Record<GasQuantity, number>> {
  const known = { pressure, volume, amount, temperature }
  if (unknown === 'pressure') {
    return { ...known, pressure: (amount * GAS_CONSTANT * temperature) / volume }
  }
  if (unknown === 'volume') {
    return { ...known, volume: (amount * GAS_CONSTANT * temperature) / pressure }
  }
  if (unknown === 'amount') {
    return { ...known, amount: (pressure * volume) / (GAS_CONSTANT * temperature) }
  }
  return { ...known, temperature: (pressure * volume) / (amount * GAS_CONSTANT) }
}
