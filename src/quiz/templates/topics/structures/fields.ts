import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import {
  dElectrons,
  ligandSeries,
  oppositeColors,
  plainComplexes,
  type SplitComplex,
  splitComplexes,
  splitElectrons,
  splittingLigands,
  unpairedIn,
} from '#chemistry/electrons/crystal-fields.ts'
import { romanNumeral } from '#chemistry/roman-numerals.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { exchanged, orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, less } from '#quiz/worked/expressions.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

/** The d electrons of the metal in a complex. */
export const electronsOfMetal = production('bo-m811', 'number', 'crystal-field', (random) => {
  const complex = pick(random, [...splitComplexes, ...plainComplexes])
  const { metal, charge, whole } = complex
  const value = dElectrons(complex)
  const outer = value + charge
  return workedNumber({
    element: metal,
    stem: `How many d electrons has the ${nameOf(metal)} ion in ${formatFormula(complex.formula)}?`,
    value,
    unit: null,
    tolerance: 0,
    apart: 0,
    show: formatNumber,
    account: `${capitalized(nameOf(metal))}(${romanNumeral(charge)}) has lost ${charge} of its ${outer} outer electrons, the two of 4s first, and keeps ${value} in 3d`,
    wrong: [
      [
        value >= 2 ? value - 2 : Number.NaN,
        'ST18',
        'The electrons of 4s go first, so none of them is left to be taken away.',
      ],
      [
        outer - 2,
        'ST18',
        `That is the atom’s number in 3d, but the ion has lost ${charge} electrons.`,
      ],
      [outer, 'ST18', 'Those are all outer electrons of the atom.'],
      [outer - whole, 'ST9', 'That takes the charge of the whole complex for that of the metal.'],
    ],
    solution: () => ({
      asked: 'the number of d electrons',
      given: { 'Outer electrons of the atom': exact(outer), 'Oxidation number': exact(charge) },
      relation:
        'An ion of a transition metal has lost its s electrons first, so what is left is in d orbitals',
      numbers: [['d electrons', less(exact(outer), exact(charge)), null, {}]],
    }),
  })
})

type Complex = Omit<SplitComplex, 'spin'> & { readonly spin?: SplitComplex['spin'] }

const allComplexes: readonly Complex[] = [...splitComplexes, ...plainComplexes]

/** The unpaired electrons of a complex; its spin is told where it matters. */
export const unpairedOfComplex = production('bo-h811', 'number', 'crystal-field', (random) => {
  const complex = pick(random, allComplexes)
  const { metal, charge, spin = 'high' } = complex
  const electrons = dElectrons(complex)
  const { below, above, aloneBelow, aloneAbove } = splitElectrons(electrons, spin)
  const value = aloneBelow + aloneAbove
  const other = unpairedIn(electrons, spin === 'high' ? 'low' : 'high')
  const kind = complex.spin === undefined ? 'octahedral' : `octahedral, ${spin}-spin`
  return workedNumber({
    element: metal,
    stem: `How many unpaired electrons has the ${kind} complex ${formatFormula(complex.formula)}?`,
    value,
    unit: null,
    tolerance: 0,
    apart: 0,
    show: formatNumber,
    account: `${capitalized(nameOf(metal))}(${romanNumeral(charge)}) has ${electrons} d electrons, ${below} in the three lower orbitals and ${above} in the two upper ones, so ${value === 0 ? 'none is' : value === 1 ? '1 is' : `${value} are`} unpaired`,
    wrong: [
      [
        complex.spin === undefined ? Number.NaN : other,
        'ST19',
        spin === 'high'
          ? 'That is low spin: the lower orbitals are filled first.'
          : 'That is high spin: electrons go up before they pair.',
      ],
      [electrons, 'ST19', 'That counts all d electrons, but some of them are paired.'],
      [
        unpairedIn(Math.min(10, electrons + charge - 2), spin),
        'ST18',
        'That takes the electrons of the atom, not those of the ion.',
      ],
      [
        electrons >= 6 ? unpairedIn(electrons - 2, spin) : Number.NaN,
        'ST18',
        'The electrons of 4s go first, so two more are left in 3d.',
      ],
      [value + 1, null, 'One electron is counted once too often.'],
    ],
    solution: () => ({
      asked: 'the number of unpaired electrons',
      given: {
        'd electrons of the metal ion': exact(electrons),
      },
      relation:
        spin === 'high'
          ? 'Without a large splitting each of the five orbitals takes one electron before any takes a second'
          : 'Low spin: the three lower orbitals are filled before any electron goes up',
      numbers: [
        [
          'Unpaired electrons, lower and upper orbitals',
          added(exact(aloneBelow), exact(aloneAbove)),
          null,
          {},
        ],
      ],
    }),
  })
})

const wavelengthWords = [
  'by how strongly their ligands split the d orbitals, the smallest splitting first',
  'by the wavelength of the light that they absorb, the longest first',
] as const

function ligandText(ligand: (typeof splittingLigands)[number]): string {
  return ligand === 'H2O' || ligand === 'NH3' ? formatFormula(ligand) : formatIon(ligand, -1)
}

/** Complexes of one metal ion in the order of their splitting. */
export const orderOfSplitting = production('bo-h812', 'order', 'crystal-field', (random) => {
  const { metal, charge, formulas } = pick(random, ligandSeries)
  const isSize = random() < 0.5
  const drawn = new Set(sample(random, formulas, pick(random, [3, 4])))
  const items = formulas.filter((one) => drawn.has(one))
  const [first] = items
  if (first === undefined) return null
  const series = splittingLigands.map(ligandText).join(' < ')
  const account = `The splitting grows in the order of the ligands, ${series}, and a larger one absorbs light of more energy and shorter wavelength`
  return orderedCards(random, {
    element: metal,
    items,
    card: (one) => formatFormula(one),
    ends: isSize
      ? ['smallest splitting', 'largest splitting']
      : ['longest wavelength', 'shortest wavelength'],
    stemOf: (shown) =>
      `Order these complexes of ${nameOf(metal)}(${romanNumeral(charge)}) ${wavelengthWords[isSize ? 0 : 1]}: ${shown.map((one) => formatFormula(one)).join(', ')}.`,
    wrong: [
      {
        order: items.toReversed(),
        misconception: isSize ? 'ST20' : 'ST21',
        why: `${isSize ? 'That begins with the strongest ligand.' : 'A large splitting needs light of short wavelength.'} ${account}.`,
      },
      ...items.slice(1).map((_, place) => ({
        order: exchanged(items, place),
        misconception: 'ST20' as const,
        why: `Two ligands are exchanged. ${account}.`,
      })),
      {
        order: [...items.slice(1), first],
        misconception: 'ST20',
        why: `The first card belongs to the weakest of these ligands. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      workedComparison(
        'the order of the complexes',
        'The ligands follow each other in the spectrochemical series, from weak to strong',
        items.map((one) => [
          formatFormula(one),
          `ligand ${splittingLigands.findIndex((ligand) => one.includes(ligand)) + 1} of ${series}`,
        ]),
        items.map((one) => formatFormula(one)).join(', '),
      ),
  })
})

const colorPairs = oppositeColors.flatMap(([one, other]) => [
  [one, other] as const,
  [other, one] as const,
])

function passing([one, other]: readonly [string, string]): string {
  return `What absorbs ${one} light lets ${other} light pass.`
}

/** The color that a solution absorbs and the color that it shows. */
export const colorsOfComplexes = production('bo-m812', 'match', 'crystal-field', (random) => {
  const metal = pick(random, ['Cr', 'Fe', 'Co', 'Ni', 'Cu', 'V'] as const)
  const drawn = sample(random, colorPairs, 4)
  return pairDraft(random, {
    stem: `Solutions of four complexes of ${nameOf(metal)} absorb light of one color each. Pair the color absorbed with the color seen.`,
    pairs: drawn.map(([one, other]) => ({
      left: `absorbs ${one}`,
      partner: `looks ${other}`,
      element: metal,
    })),
    exchanges: drawn.flatMap((one, place) =>
      drawn.slice(place + 1).map((other) => ({
        of: [`absorbs ${one[0]}`, `absorbs ${other[0]}`] as const,
        misconception: one[0] === other[1] ? ('ST22' as const) : null,
        text: `${one[0] === other[1] ? 'A solution does not show the color that it absorbs.' : 'The two are exchanged.'} ${passing(one)} ${passing(other)}`,
      })),
    ),
    right: drawn.map(passing).join(' '),
    article: null,
    asked: 'the color of each solution',
    rule: 'Absorbed and seen colors lie opposite each other on the color wheel: red and green, orange and blue, yellow and violet',
  })
})
