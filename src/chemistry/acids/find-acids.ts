import { type ConjugatePair, conjugatePairs } from './acid-constants.ts'

/**
 * The acids whose name, formula or conjugate base holds a text, the strongest first; a number finds the acids with this
 * pKa. An empty text finds all.
 */
export function findAcids(text: string): readonly ConjugatePair[] {
  const wanted = text.trim().toLowerCase().replaceAll('sulph', 'sulf').replaceAll('−', '-')
  const found = conjugatePairs.filter(({ name, acid, base, pKa }) => {
    if (/^\d/.test(wanted)) return Number(wanted) === pKa
    const formulas = [acid, base].map((one) => one.toLowerCase().replace('^', ''))
    return name.includes(wanted) || formulas.some((one) => one.includes(wanted.replace('^', '')))
  })
  return found.toSorted((one, other) => one.pKa - other.pKa)
}
