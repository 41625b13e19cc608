import { expect, test } from 'vitest'

import { composition } from '#chemistry/compounds/formulas.ts'
import { lewisAtoms } from '#chemistry/compounds/lewis-atoms.ts'
import { molecules, valenceElectronCount } from '#chemistry/compounds/molecules.ts'

import { bestForm, bestForms, isDisputed } from './best-forms.ts'
import { electronsAround, electronsPlaced, formalCharges, valenceElectronsOf } from './electrons.ts'
import { type LewisStructure, neighborsOf, type Skeleton } from './skeleton.ts'
import { skeletonOf, skeletons } from './skeletons.ts'

/**
 * Structures as books print them: valence electrons, bonds, lone pairs on the atoms, formal charges that are not zero,
 * and how many drawings are equally good. `7.3` and `7.4` are the sections of OpenStax Chemistry 2e whose text, examples
 * or answers have the structure; `7.6` is its section on shapes; `hand` was worked out on paper with the five steps.
 */
const published: readonly (readonly [string, number, string, string, string, number, string])[] = [
  ['H2O', 8, '2 O–H', 'O 2', '', 1, '7.3'],
  ['NH3', 8, '3 N–H', 'N 1', '', 1, '7.3'],
  ['CH4', 8, '4 C–H', '', '', 1, '7.6'],
  ['SiH4', 8, '4 Si–H', '', '', 1, '7.3'],
  ['HF', 8, '1 H–F', 'F 3', '', 1, '7.3'],
  ['Cl2', 14, '1 Cl–Cl', 'Cl 3 3', '', 1, '7.3'],
  ['HBr', 8, '1 H–Br', 'Br 3', '', 1, '7.3'],
  ['H2S', 8, '2 S–H', 'S 2', '', 1, '7.3'],
  ['N2', 10, '1 N≡N', 'N 1 1', '', 1, '7.3'],
  ['O2', 12, '1 O=O', 'O 2 2', '', 1, '7.3'],
  ['CO', 10, '1 C≡O', 'C 1, O 1', 'C -1, O +1', 1, '7.3'],
  ['CO2', 16, '2 C=O', 'O 2 2', '', 1, '7.4'],
  ['CS2', 16, '2 C=S', 'S 2 2', '', 1, '7.6'],
  ['O3', 18, '1 O=O, 1 O–O', 'O 1 2 3', 'O +1, O -1', 2, '7.4'],
  ['SO2', 18, '1 S=O, 1 S–O', 'O 2 3, S 1', 'O -1, S +1', 2, '7.4'],
  ['NO3^-', 24, '1 N=O, 2 N–O', 'O 2 3 3', 'N +1, O -1, O -1', 3, '7.4'],
  ['NO2^-', 18, '1 N=O, 1 N–O', 'N 1, O 2 3', 'O -1', 2, '7.4'],
  ['CO3^2-', 24, '1 C=O, 2 C–O', 'O 2 3 3', 'O -1, O -1', 3, '7.4'],
  ['CS3^2-', 24, '1 C=S, 2 C–S', 'S 2 3 3', 'S -1, S -1', 3, '7.6'],
  ['HCO2^-', 18, '1 C=O, 1 C–H, 1 C–O', 'O 2 3', 'O -1', 2, '7.3'],
  ['CH3CO2^-', 24, '1 C=O, 1 C–C, 3 C–H, 1 C–O', 'O 2 3', 'O -1', 2, 'hand'],
  ['NCS^-', 16, '1 C=N, 1 C=S', 'N 2, S 2', 'N -1', 1, '7.4'],
  ['N2O', 16, '1 N–O, 1 N≡N', 'N 0 1, O 3', 'N +1, O -1', 1, '7.4'],
  ['NO^+', 10, '1 N≡O', 'N 1, O 1', 'O +1', 1, '7.3'],
  ['CN^-', 10, '1 C≡N', 'C 1, N 1', 'C -1', 1, '7.3'],
  ['HCN', 10, '1 C–H, 1 C≡N', 'N 1', '', 1, '7.3'],
  ['ClCN', 16, '1 C–Cl, 1 C≡N', 'Cl 3, N 1', '', 1, '7.3'],
  ['NOCl', 18, '1 N=O, 1 N–Cl', 'Cl 3, N 1, O 2', '', 1, '7.3'],
  ['C2H2', 10, '2 C–H, 1 C≡C', '', '', 1, '7.3'],
  ['C2H4', 12, '1 C=C, 4 C–H', '', '', 1, '7.3'],
  ['C2H6', 14, '1 C–C, 6 C–H', '', '', 1, '7.3'],
  ['CH2O', 12, '1 C=O, 2 C–H', 'O 2', '', 1, '7.3'],
  ['CH3OH', 14, '3 C–H, 1 C–O, 1 O–H', 'O 2', '', 1, '7.3'],
  ['CCl4', 32, '4 C–Cl', 'Cl 3 3 3 3', '', 1, '7.3'],
  ['SiCl4', 32, '4 Si–Cl', 'Cl 3 3 3 3', '', 1, '7.3'],
  ['COCl2', 24, '1 C=O, 2 C–Cl', 'Cl 3 3, O 2', '', 1, '7.3'],
  ['OF2', 20, '2 O–F', 'F 3 3, O 2', '', 1, '7.3'],
  ['H3O^+', 8, '3 O–H', 'O 1', 'O +1', 1, '7.3'],
  ['NH4^+', 8, '4 N–H', '', 'N +1', 1, '7.3'],
  ['BF4^-', 32, '4 B–F', 'F 3 3 3 3', 'B -1', 1, '7.3'],
  ['BF3', 24, '3 B–F', 'F 3 3 3', '', 1, '7.3'],
  ['BCl3', 24, '3 B–Cl', 'Cl 3 3 3', '', 1, '7.6'],
  ['BeF2', 16, '2 Be–F', 'F 3 3', '', 1, '7.6'],
  ['NO', 11, '1 N=O', 'N 1, O 2', '', 1, '7.3'],
  ['NF3', 26, '3 N–F', 'F 3 3 3, N 1', '', 1, '7.4'],
  ['NCl3', 26, '3 N–Cl', 'Cl 3 3 3, N 1', '', 1, '7.4'],
  ['NH2OH', 14, '2 N–H, 1 N–O, 1 O–H', 'N 1, O 2', '', 1, '7.4'],
  ['HNO2', 18, '1 N=O, 1 N–O, 1 O–H', 'N 1, O 2 2', '', 1, '7.4'],
  ['PCl5', 40, '5 P–Cl', 'Cl 3 3 3 3 3', '', 1, '7.3'],
  ['SF6', 48, '6 S–F', 'F 3 3 3 3 3 3', '', 1, '7.3'],
  ['SeF6', 48, '6 Se–F', 'F 3 3 3 3 3 3', '', 1, '7.3'],
  ['SF4', 34, '4 S–F', 'F 3 3 3 3, S 1', '', 1, '7.6'],
  ['XeF2', 22, '2 Xe–F', 'F 3 3, Xe 3', '', 1, '7.3'],
  ['XeF4', 36, '4 Xe–F', 'F 3 3 3 3, Xe 2', '', 1, '7.3'],
  ['ICl4^-', 36, '4 I–Cl', 'Cl 3 3 3 3, I 2', 'I -1', 1, '7.4'],
  ['ClF3', 28, '3 Cl–F', 'Cl 2, F 3 3 3', '', 1, '7.6'],
  ['IF5', 42, '5 I–F', 'F 3 3 3 3 3, I 1', '', 1, 'hand'],
  ['I3^-', 22, '2 I–I', 'I 3 3 3', 'I -1', 1, 'hand'],
  ['N3^-', 16, '2 N=N', 'N 0 2 2', 'N +1, N -1, N -1', 1, 'hand'],
  ['SO3', 24, '1 S=O, 2 S–O', 'O 2 3 3', 'O -1, O -1, S +2', 3, 'hand'],
  ['SO4^2-', 32, '4 S–O', 'O 3 3 3 3', 'O -1, O -1, O -1, O -1, S +2', 1, 'hand'],
  ['PO4^3-', 32, '4 P–O', 'O 3 3 3 3', 'O -1, O -1, O -1, O -1, P +1', 1, 'hand'],
  ['HNO3', 24, '1 N=O, 2 N–O, 1 O–H', 'O 2 2 3', 'N +1, O -1', 2, 'hand'],
  ['HCOOH', 18, '1 C=O, 1 C–H, 1 C–O, 1 O–H', 'O 2 2', '', 1, 'hand'],
  ['CH3NH2', 14, '3 C–H, 1 C–N, 2 N–H', 'N 1', '', 1, 'hand'],
  ['PCl3', 26, '3 P–Cl', 'Cl 3 3 3, P 1', '', 1, 'hand'],
  ['H2O2', 14, '2 O–H, 1 O–O', 'O 2 2', '', 1, 'hand'],
  ['N2H4', 14, '4 N–H, 1 N–N', 'N 1 1', '', 1, 'hand'],
  ['SCl2', 20, '2 S–Cl', 'Cl 3 3, S 2', '', 1, 'hand'],
  ['OH^-', 8, '1 O–H', 'O 3', 'O -1', 1, 'hand'],
  ['BF3NH3', 32, '3 B–F, 1 B–N, 3 N–H', 'F 3 3 3', 'B -1, N +1', 1, 'hand'],
  ['NCO^-', 16, '1 C–O, 1 C≡N', 'N 1, O 3', 'O -1', 1, 'hand'],
]

test.each(published)('%s as books print it', (...row) => {
  const [formula, electrons, bonds, pairs, charges, forms] = row
  const skeleton = skeletonOf(formula)
  expect(valenceElectronsOf(skeleton)).toBe(electrons)
  const best = bestForms(skeleton)
  expect(best).toHaveLength(forms)
  for (const form of best) {
    expect(summary(skeleton, form)).toEqual({ bonds: bonds.split(', ').toSorted(), pairs, charges })
  }
})

test('books are checked for more than forty species', () => {
  expect(new Set(published.map(([formula]) => formula)).size).toBeGreaterThan(60)
})

test.each(skeletons)('$formula: atoms, electrons and charges add up in every form', (skeleton) => {
  const symbols = skeleton.atoms.map(({ element }) => element)
  expect(skeleton.bonds).toHaveLength(skeleton.atoms.length - 1)
  expect(valenceElectronCount(skeleton.formula)).toBe(valenceElectronsOf(skeleton))
  expect(countOf(symbols)).toEqual(Object.fromEntries(composition(skeleton.formula)))
  for (const form of bestForms(skeleton)) {
    expect(electronsPlaced(form)).toBe(valenceElectronsOf(skeleton))
    const charges = formalCharges(skeleton, form)
    expect(charges.reduce((sum, charge) => sum + charge, 0)).toBe(skeleton.charge)
  }
})

test('hydrogen has two electrons and atoms of period 2 eight, apart from boron, beryllium and radicals', () => {
  const counts = skeletons.flatMap((skeleton) =>
    skeleton.atoms.map(({ element }, atom) => ({
      element,
      around: electronsAround(skeleton, bestForm(skeleton), atom),
    })),
  )
  const around = (symbol: string) => [
    ...new Set(counts.flatMap((one) => (one.element === symbol ? [one.around] : []))),
  ]
  expect(around('H')).toEqual([2])
  expect(['C', 'O', 'F'].flatMap(around)).toEqual([8, 8, 8])
  expect(around('N')).toEqual([8, 7])
  expect(around('B')).toEqual([6, 8])
  expect(around('Be')).toEqual([4])
})

test('atoms are a bond apart or more', () => {
  const distances = skeletons.flatMap(({ atoms }) =>
    atoms.flatMap(({ x, y }, one) =>
      atoms.slice(one + 1).map((other) => Math.hypot(other.x - x, other.y - y)),
    ),
  )
  expect(Math.min(...distances)).toBeCloseTo(1, 9)
})

test('the centers of the list of molecules have the same bonds and lone pairs', () => {
  const known = molecules.filter(({ formula }) => !['SO2', 'SO3'].includes(formula))
  const compared = known.flatMap((molecule) => {
    const skeleton = skeletons.find(({ formula }) => formula === molecule.formula)
    if (skeleton === undefined) return []
    const form = bestForm(skeleton)
    const center = skeleton.atoms.findIndex(
      ({ element }, atom) =>
        element === molecule.central &&
        neighborsOf(skeleton, atom).length === molecule.bonds.length,
    )
    const orders = neighborsOf(skeleton, center).map(
      (neighbor) => `${skeleton.atoms[neighbor.atom]?.element}${form.orders[neighbor.bond]}`,
    )
    expect(orders.toSorted()).toEqual(
      molecule.bonds.map(({ partner, order }) => `${partner}${order}`).toSorted(),
    )
    expect(form.pairs[center]).toBe(molecule.lonePairs)
    return [molecule.formula]
  })
  expect(compared.length).toBeGreaterThan(40)
})

test('atoms that are listed with their formal charge occur in the structure', () => {
  const compared = lewisAtoms.flatMap((listed) => {
    const skeleton = skeletons.find(({ formula }) => formula === listed.formula)
    if (skeleton === undefined) return []
    const form = bestForm(skeleton)
    const atoms = skeleton.atoms.map(({ element }, atom) => ({
      element,
      orders: neighborsOf(skeleton, atom)
        .map(({ bond }) => form.orders[bond] ?? 0)
        .toSorted(bySize),
      lonePairs: form.pairs[atom],
    }))
    expect(atoms).toContainEqual({
      element: listed.element,
      orders: listed.orders.toSorted(bySize),
      lonePairs: listed.lonePairs,
    })
    return [listed.formula]
  })
  expect(new Set(compared).size).toBeGreaterThan(15)
})

test('books disagree where octets leave charges on an atom of period 3 or below', () => {
  const disputed = skeletons.filter(isDisputed).map(({ formula }) => formula)
  expect(disputed).toEqual(
    expect.arrayContaining(['SO2', 'SO3', 'SO4^2-', 'PO4^3-', 'ClO4^-', 'POCl3', 'H2SO4']),
  )
  const agreed = ['CO2', 'NO3^-', 'O3', 'SF6', 'I3^-', 'BF3', 'PCl3', 'SiO4^4-', 'BF4^-']
  expect(agreed.filter((formula) => disputed.includes(formula))).toEqual([])
})

const signs: readonly string[] = ['', '–', '=', '≡']

/** A structure as the table above writes it. */
function summary(skeleton: Skeleton, form: LewisStructure) {
  const { atoms, bonds } = skeleton
  const symbolOf = (atom: number) => atoms[atom]?.element ?? ''
  const written = bonds.map(([from, to], bond) => {
    const ends = [symbolOf(from), symbolOf(to)]
    return ends.join(signs[form.orders[bond] ?? 0])
  })
  const symbols = [...new Set(atoms.map(({ element }) => element))].toSorted()
  const pairs = symbols.flatMap((symbol) => {
    const counts = form.pairs.filter((_, atom) => symbolOf(atom) === symbol).toSorted(bySize)
    return counts.some((count) => count > 0) ? [`${symbol} ${counts.join(' ')}`] : []
  })
  const charges = formalCharges(skeleton, form)
    .flatMap((charge, atom) =>
      charge === 0 ? [] : [`${symbolOf(atom)} ${charge > 0 ? '+' : ''}${charge}`],
    )
    .toSorted()
  return {
    bonds: Object.entries(countOf(written))
      .map(([bond, count]) => `${count} ${bond}`)
      .toSorted(),
    pairs: pairs.join(', '),
    charges: charges.join(', '),
  }
}

function countOf(texts: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...new Set(texts)].map((text) => [text, texts.filter((other) => other === text).length]),
  )
}

function bySize(one: number, other: number): number {
  return one - other
}
