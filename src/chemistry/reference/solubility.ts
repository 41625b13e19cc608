import { formula } from '#chemistry/compounds/formulas.ts'
import { type Ion, saltFormula } from '#chemistry/electrons/ions.ts'
import { balance, type Equation } from '#chemistry/reactions/equations.ts'

import { solubilityAnions, solubilityRows } from './solubility-data.ts'

/** The behavior of a salt in water at room temperature, or the reason why the table has none. */
export type SolubilityCode =
  | 'soluble'
  | 'slightly'
  | 'insoluble'
  | 'reacts'
  | 'not-known'
  | 'sources-differ'
  | 'one-source'

/** A rule of thumb for salts in water (OpenStax Chemistry 2e, table 4.1). */
export type SolubilityRule =
  | 'group-1-and-ammonium'
  | 'nitrates-acetates-chlorates'
  | 'halides'
  | 'sulfates'
  | 'carbonates-chromates-phosphates-sulfides'
  | 'hydroxides'

export type SaltInWater = {
  readonly cation: Ion
  readonly anion: Ion
  /** Plain text. */
  readonly formula: string
  readonly name: string
  readonly code: SolubilityCode
  readonly rule: {
    readonly rule: SolubilityRule
    /** Whether the rule calls the salt soluble. */
    readonly isSoluble: boolean
    /** Whether the rule names the salt among its exceptions. */
    readonly isException: boolean
  } | null
  /** The precipitation without the ions that only watch; null where nothing precipitates. */
  readonly precipitation: Equation | null
}

const codes: ReadonlyMap<string, SolubilityCode> = new Map([
  ['S', 'soluble'],
  ['s', 'slightly'],
  ['I', 'insoluble'],
  ['D', 'reacts'],
  ['-', 'not-known'],
  ['/', 'sources-differ'],
])

/** The cations of the table, in its order. */
export const solubilityCations: readonly Ion[] = solubilityRows.map(({ cation }) => cation)

/** One cell of the table; null for ions that it does not have. */
export function saltInWater(cationName: string, anionName: string): SaltInWater | null {
  const row = solubilityRows.find(({ cation }) => cation.name === cationName)
  const column = solubilityAnions.findIndex(({ name }) => name === anionName)
  const anion = solubilityAnions[column]
  if (row === undefined || anion === undefined) return null
  const { cation } = row
  const code = codes.get(row.codes.charAt(column)) ?? 'one-source'
  const isPrecipitate = code === 'insoluble' || code === 'slightly'
  return {
    cation,
    anion,
    formula: saltFormula(cation, anion),
    name: `${cation.name} ${anion.name}`,
    code,
    rule: code === 'not-known' || code === 'reacts' ? null : ruleFor(cation.formula, anion.formula),
    precipitation: isPrecipitate && anion.formula !== 'O' ? precipitation(cation, anion) : null,
  }
}

/** Cations in hydroxides that dissolve, more or less: the rule does not cover them. */
const ALKALINE_EARTHS = new Set(['Ca', 'Sr', 'Ba'])
const GROUP_1 = new Set(['NH4', 'Li', 'Na', 'K'])
const WITH_HALIDES = new Set(['Ag', 'Pb', 'Hg2'])
const WITH_SULFATE = new Set(['Ag', 'Ba', 'Ca', 'Sr', 'Pb', 'Hg2'])

function ruleFor(cation: string, anion: string): SaltInWater['rule'] {
  if (anion === 'O' || anion === 'F' || anion === 'SO3') return null
  if (GROUP_1.has(cation)) return toRule('group-1-and-ammonium', true, false)
  switch (anion) {
    case 'NO3':
    case 'ClO3':
    case 'CH3COO':
      return toRule('nitrates-acetates-chlorates', true, false)
    case 'Cl':
    case 'Br':
    case 'I':
      return toRule('halides', !WITH_HALIDES.has(cation), WITH_HALIDES.has(cation))
    case 'SO4':
      return toRule('sulfates', !WITH_SULFATE.has(cation), WITH_SULFATE.has(cation))
    case 'OH':
      return ALKALINE_EARTHS.has(cation) ? null : toRule('hydroxides', false, false)
    default:
      return toRule('carbonates-chromates-phosphates-sulfides', false, false)
  }
}

function toRule(
  rule: SolubilityRule,
  isSoluble: boolean,
  isException: boolean,
): SaltInWater['rule'] {
  return { rule, isSoluble, isException }
}

function precipitation(cation: Ion, anion: Ion): Equation {
  const salt = formula(saltFormula(cation, anion))
  const ions = [cation, anion].map((ion) => ({ ...formula(ion.formula), charge: ion.charge }))
  const [cations = 1, anions = 1, salts = 1] = balance(ions, [salt]) ?? []
  const counts = [cations, anions]
  return {
    reactants: ions.map((ion, index) => ({
      coefficient: counts[index] ?? 1,
      formula: ion,
      state: 'aq',
    })),
    products: [{ coefficient: salts, formula: salt, state: 's' }],
    arrow: 'yields',
  }
}
