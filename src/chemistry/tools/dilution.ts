import {
  commonFigures,
  inUnit,
  type Kind,
  type Quantity,
  type QuantityProblem,
  readQuantity,
} from './quantity.ts'

/** Concentration and volume of the stock solution and of the diluted one. */
export const dilutionQuantities = ['stock', 'taken', 'made', 'total'] as const
export type DilutionQuantity = (typeof dilutionQuantities)[number]

export type Dilution = {
  readonly unknown: DilutionQuantity
  /** mol/L. */
  readonly stock: number
  /** L. */
  readonly taken: number
  /** mol/L. */
  readonly made: number
  /** L. */
  readonly total: number
  /** L of water that are added, if volumes add up. */
  readonly added: number
  /** mol, the same before and after. */
  readonly amount: number
  /** In these units the volumes and the concentrations are shown. */
  readonly volumeUnit: string
  readonly concentrationUnit: string
  readonly figures: number
}

export type DilutionProblem =
  | { readonly problem: 'one-empty' }
  | { readonly problem: 'not-thinner'; readonly stock: number; readonly made: number }
  | { readonly problem: 'field'; readonly field: DilutionQuantity; readonly cause: QuantityProblem }

/** The kind of each quantity. */
export const dilutionKinds: Readonly<Record<DilutionQuantity, Kind>> = {
  stock: 'concentration',
  taken: 'volume',
  made: 'concentration',
  total: 'volume',
}

/** Solves c₁V₁ = c₂V₂ for the one quantity whose text is empty. Numbers without a unit are mL and mol/L. */
export function solveDilution(
  texts: Readonly<Record<DilutionQuantity, string>>,
): Dilution | DilutionProblem {
  const empty = dilutionQuantities.filter((name) => texts[name].trim() === '')
  const [unknown] = empty
  if (unknown === undefined || empty.length > 1) return { problem: 'one-empty' }
  const found: Partial<Record<DilutionQuantity, Quantity>> = {}
  for (const name of dilutionQuantities) {
    if (name === unknown) continue
    const kind = dilutionKinds[name]
    const read = readQuantity(texts[name], kind, kind === 'volume' ? 'mL' : 'mol/L')
    if ('problem' in read) return { problem: 'field', field: name, cause: read }
    found[name] = read
  }
  const { stock, taken, made, total } = solve({
    stock: found.stock?.base ?? null,
    taken: found.taken?.base ?? null,
    made: found.made?.base ?? null,
    total: found.total?.base ?? null,
  })
  if (made > stock) return { problem: 'not-thinner', stock, made }
  return {
    unknown,
    stock,
    taken,
    made,
    total,
    added: total - taken,
    amount: stock * taken,
    volumeUnit: found.taken?.unit ?? found.total?.unit ?? 'mL',
    concentrationUnit: found.stock?.unit ?? found.made?.unit ?? 'mol/L',
    figures: commonFigures(Object.values(found).map(({ figures }) => figures)),
  }
}

/** A volume or a concentration of a dilution in the unit in which it is shown. */
export function shownDilution(dilution: Dilution, name: DilutionQuantity | 'added'): number {
  if (name === 'added')
    return inUnit(dilution.added, dilution.volumeUnit, 'volume') ?? dilution.added
  const unit = dilutionKinds[name] === 'volume' ? dilution.volumeUnit : dilution.concentrationUnit
  return inUnit(dilution[name], unit, dilutionKinds[name]) ?? dilution[name]
}

function solve({
  stock,
  taken,
  made,
  total,
}: Readonly<Record<DilutionQuantity, number | null>>): Readonly<Record<DilutionQuantity, number>> {
  const [c1, v1, c2, v2] = [stock ?? 0, taken ?? 0, made ?? 0, total ?? 0]
  return {
    stock: stock ?? (c2 * v2) / v1,
    taken: taken ?? (c2 * v2) / c1,
    made: made ?? (c1 * v1) / v2,
    total: total ?? (c1 * v1) / c2,
  }
}
