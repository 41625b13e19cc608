import { formatFormula, formula as readFormula } from '#chemistry/compounds/formulas.ts'
import { lewisAtoms } from '#chemistry/compounds/lewis-atoms.ts'
import { outerElectrons } from '#chemistry/compounds/molecules.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { less, multiplied } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

import { lonePairsInWords, numberWords } from './octets.ts'

export const formalCharge = template(
  'bo-h2',
  'lewis-structures',
  withLureBeside((random) => {
    const { formula, element: symbol, orders, lonePairs } = pick(random, lewisAtoms)
    const outer = outerElectrons(symbol)
    const pairs = orders.reduce((sum, order) => sum + order, 0)
    const charge = outer - 2 * lonePairs - pairs
    const ionCharge = readFormula(formula).charge
    const account = `${outer} outer electrons − ${2 * lonePairs} in lone pairs − ${pairs} from the bonds = ${signed(charge)}`
    return numeric({
      element: symbol,
      stem: `In a Lewis structure of ${formatFormula(formula)}, ${withArticle(nameOf(symbol))} atom has ${bondsInWords(orders)} and ${lonePairsInWords(lonePairs)}. What is its formal charge?`,
      answer: charge,
      isRight: (value) => value === outer - (2 * (lonePairs + pairs) - pairs),
      lures: [
        {
          value: ionCharge,
          misconception: 'BO18',
          why: `${signed(ionCharge)} is the charge of the whole ${ionCharge === 0 ? 'molecule' : 'ion'}. For this atom ${account}.`,
        },
        {
          value: outer - 2 * lonePairs - 2 * pairs,
          misconception: 'BO18',
          why: `Both electrons of each bond were counted as the atom’s own. Only one of each pair counts: ${account}.`,
        },
        {
          value: outer - lonePairs - pairs,
          misconception: 'BO14',
          why: `Each lone pair was counted as one electron. It has two: ${account}.`,
        },
        {
          value: outer - pairs,
          misconception: null,
          why: `The electrons in lone pairs belong to the atom as well. With them ${account}.`,
        },
        {
          value: -charge,
          misconception: null,
          why: `The sign is reversed. An atom with more electrons than in the free state is negative: ${account}.`,
        },
      ],
      fill: shuffle(random, [-1, 1, -2, 2, -3, 3]).map((step) => charge + step),
      miss: (value) => `${signed(value)} does not come out of the count. For this atom ${account}.`,
      show: signed,
      solution: () =>
        solved(
          'the formal charge',
          known('Outer electrons of the free atom', exact(outer)),
          law('Formal charge = outer electrons − electrons in lone pairs − number of bonds'),
          calculated(
            'Electrons in lone pairs',
            multiplied(exact(2), exact(lonePairs)),
            exact(2 * lonePairs),
          ),
          calculated(
            'Formal charge',
            less(exact(outer), exact(2 * lonePairs), exact(pairs)),
            withSign(charge),
          ),
        ),
      right: `${account}.`,
      see: { article: 'lewis-dot-structures-guide' },
    })
  }),
)

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${formatNumber(value)}`
}

function withArticle(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

const orderWords = ['', 'single', 'double', 'triple']

/** The bonds of an atom by their orders: 'two single bonds, one double bond'. */
function bondsInWords(orders: readonly number[]): string {
  return [1, 2, 3]
    .map((order) => ({ order, count: orders.filter((other) => other === order).length }))
    .filter(({ count }) => count > 0)
    .map(
      ({ order, count }) =>
        `${numberWords[count]} ${orderWords[order]} ${count === 1 ? 'bond' : 'bonds'}`,
    )
    .join(', ')
}
