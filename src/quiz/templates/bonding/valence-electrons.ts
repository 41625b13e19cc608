import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import {
  type Molecule,
  molecules,
  outerElectrons,
  valenceElectronCount,
} from '#chemistry/compounds/molecules.ts'
import { polyatomicIons } from '#chemistry/electrons/ions.ts'
import { element } from '#chemistry/elements/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { atAnyPlace, withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { added, less, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'
import { countedParts } from '#quiz/worked/stoichiometry.ts'

const article = 'lewis-dot-structures-guide'

export const lonePairsOfCenter = template('bo-m4', 'lewis-structures', (random) =>
  atAnyPlace(random, molecules, (molecule) => {
    const { central, formula, bonds, lonePairs } = molecule
    const { total, bonding, outside, left } = electronsOf(molecule)
    const all = lonePairs + outside / 2
    const account = accountOf(molecule)
    return {
      element: central,
      stem: `How many lone pairs are on the ${bonds.length > 1 ? 'central ' : ''}${nameOf(central)} atom of ${formatFormula(formula)}?`,
      answer: lonePairs,
      isRight: (count) => bonding + outside + 2 * count === total,
      lures: [
        {
          value: left,
          misconception: 'BO14',
          why: `${account} Two of them make one pair.`,
        },
        {
          value: 0,
          misconception: 'BO31',
          why: `An atom can keep electrons outside its bonds. ${account} They form ${counted(lonePairs, 'lone pair')}.`,
        },
        {
          value: all,
          misconception: 'BO20',
          why: `${all} counts the lone pairs of the outer atoms too. ${account} ${left === 0 ? 'So there is none on it.' : `They form ${counted(lonePairs, 'lone pair')}.`}`,
        },
      ],
      fill: shuffle(random, [0, 1, 2, 3, 4, 5, 6]),
      miss: (count) =>
        `${counted(count, 'lone pair')} would hold ${2 * count} electrons. ${account}`,
      solution: () =>
        solved(
          'the number of lone pairs',
          law(
            'Electrons that are neither in bonds nor on the outer atoms are lone pairs of the center',
          ),
          calculated(
            'Electrons left',
            less(exact(total), exact(bonding), exact(outside)),
            exact(left),
          ),
          calculated('Lone pairs', divided(exact(left), exact(2)), exact(lonePairs)),
        ),
      right: `${account} ${left === 0 ? 'No lone pair is left.' : `${left} / 2 = ${lonePairs}.`}`,
      see: { article },
    }
  }),
)

/** Valence electrons of a structure: in bonds, on the outer atoms, and left for the center. */
function electronsOf({ formula, bonds }: Molecule): {
  readonly total: number
  readonly bonding: number
  readonly outside: number
  readonly left: number
} {
  const total = valenceElectronCount(formula)
  const bonding = 2 * bonds.reduce((sum, { order }) => sum + order, 0)
  const outside = bonds.reduce(
    (sum, { partner, order }) => sum + (partner === 'H' ? 0 : 8 - 2 * order),
    0,
  )
  return { total, bonding, outside, left: total - bonding - outside }
}

/** The electrons of a structure in a sentence; of several ways to draw it, one is named. */
function accountOf(molecule: Molecule): string {
  const { bonds, central } = molecule
  const { total, bonding, outside, left } = electronsOf(molecule)
  const doubles = bonds.filter(({ order }) => order === 2).length
  // Beyond period 2 there is also a structure with single bonds and formal charges.
  const isDrawnOtherwiseToo = doubles > 0 && element(central).period > 2
  const drawn = isDrawnOtherwiseToo ? `Drawn with ${doubles} double bonds, of` : 'Of'
  return `${drawn} ${total} valence electrons ${bonding} are in bonds and ${outside} on the outer atoms, which leaves ${left} for ${nameOf(central)}.`
}

/** Ions of main-group elements, with their names in running text. */
const ions = [
  ...polyatomicIons
    .filter(({ formula }) => !['Mn', 'Cr'].some((symbol) => composition(formula).has(symbol)))
    .map(({ formula, charge, name }) => ({
      formula: `${formula}^${Math.abs(charge)}${charge > 0 ? '+' : '-'}`,
      charge,
      name,
    })),
  ...molecules.filter(({ charge }) => charge !== 0),
]

export const valenceElectronsOfIon = template(
  'bo-m5',
  'lewis-structures',
  withLureBeside((random) => {
    const { formula, charge, name } = pick(random, ions)
    const atoms = [...composition(formula)]
    const total = valenceElectronCount(formula)
    const ofAtoms = atoms.reduce((sum, [symbol, count]) => sum + count * outerElectrons(symbol), 0)
    const allElectrons = atoms.reduce(
      (sum, [symbol, count]) => sum + count * element(symbol).atomicNumber,
      -charge,
    )
    const shown = formatFormula(formula)
    const size = Math.abs(charge)
    const account = `The atoms bring ${ofAtoms} outer electrons, and there ${size === 1 ? 'is' : 'are'} ${size} ${charge > 0 ? 'fewer' : 'more'} for the charge: ${total}.`
    return numeric({
      element: atoms.find(([symbol]) => symbol !== 'H')?.[0] ?? 'H',
      stem: `How many valence electrons does the Lewis structure of the ${name} ion, ${shown}, show?`,
      answer: total,
      isRight: (count) => count === ofAtoms - charge,
      lures: [
        {
          value: ofAtoms,
          misconception: 'AS13',
          why: `${ofAtoms} leaves out the charge of ${shown}. ${account}`,
        },
        {
          value: ofAtoms + charge,
          misconception: 'BO12',
          why: `${ofAtoms + charge} counts the charge of ${shown} with the wrong sign. ${account}`,
        },
        {
          value: allElectrons,
          misconception: 'EC15',
          why: `${allElectrons} counts inner electrons too. A Lewis structure shows the outer ones only: ${total}.`,
        },
      ],
      fill: shuffle(random, [-2, 2, -4, 4, -6, 6]).map((step) => total + step),
      miss: (count) => `${count} does not come out of the atoms and the charge. ${account}`,
      solution: () =>
        solved(
          'the number of valence electrons',
          known('Charge', withSign(charge)),
          law('Valence electrons = outer electrons of all atoms − charge'),
          calculated(
            'Outer electrons of the atoms',
            added(
              ...atoms.map(([symbol, count]) => countedParts(count, exact(outerElectrons(symbol)))),
            ),
            exact(ofAtoms),
          ),
          calculated('Valence electrons', less(exact(ofAtoms), withSign(charge)), exact(total)),
        ),
      right: account,
      see: { elements: atoms.map(([symbol]) => symbol), article },
    })
  }),
)
