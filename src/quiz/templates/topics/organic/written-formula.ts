import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'

/** A molecular formula as it is shown, from the numbers of its atoms; elements without an atom are left out. */
export function formulaWith(counts: Readonly<Record<string, number>>): string {
  return formatFormula(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([symbol, count]) => (count === 1 ? symbol : `${symbol}${count}`))
      .join(''),
  )
}

/** A molecular formula as it is shown, with more or fewer atoms of some elements. */
export function changedFormula(formula: string, changes: Readonly<Record<string, number>>): string {
  const atoms = new Map(composition(formula))
  for (const [symbol, change] of Object.entries(changes)) {
    atoms.set(symbol, (atoms.get(symbol) ?? 0) + change)
  }
  return formulaWith(Object.fromEntries(atoms))
}
