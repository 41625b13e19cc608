import { formatFormula, formula as readFormula } from '#chemistry/compounds/formulas.ts'
import { lewisAtoms } from '#chemistry/compounds/lewis-atoms.ts'
import { outerElectrons } from '#chemistry/compounds/molecules.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { type Draft, nextDraw, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { less, multiplied } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

import { lonePairsInWords, numberWords } from './octets.ts'

/** The formal charge of an atom whose bonds and lone pairs are told. */
export const formalCharge = template(
  'bo-h2',
  'lewis-structures',
  withLureBeside((random) => chargeOf(pick(random, lewisAtoms), random, 'told')),
)

/** Atoms with a complete octet, whose lone pairs follow from their bonds. */
const octetAtoms = lewisAtoms.filter(({ orders, lonePairs }) => bondsOf(orders) + lonePairs === 4)

/** The version whose lone pairs are worked out of the octet. */
export const formalChargeByOctet = nextDraw(
  formalCharge,
  withLureBeside((random) => chargeOf(pick(random, octetAtoms), random, 'by octet')),
)

function chargeOf(
  { formula, element: symbol, orders, lonePairs }: (typeof lewisAtoms)[number],
  random: Random,
  lone: 'told' | 'by octet',
): Draft | null {
  const outer = outerElectrons(symbol)
  const pairs = bondsOf(orders)
  const charge = outer - 2 * lonePairs - pairs
  const ionCharge = readFormula(formula).charge
  const account = `${outer} outer electrons − ${2 * lonePairs} in lone pairs − ${pairs} from the bonds = ${signed(charge)}`
  return numeric({
    element: symbol,
    stem:
      lone === 'told'
        ? `In a Lewis structure of ${formatFormula(formula)}, ${withArticle(nameOf(symbol))} atom has ${bondsInWords(orders)} and ${lonePairsInWords(lonePairs)}. What is its formal charge?`
        : `In a Lewis structure of ${formatFormula(formula)}, ${withArticle(nameOf(symbol))} atom has ${bondsInWords(orders)} and a complete octet. What is its formal charge?`,
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
        ...(lone === 'told'
          ? []
          : [
              calculated('Lone pairs of the octet', less(exact(4), exact(pairs)), exact(lonePairs)),
            ]),
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
    right:
      lone === 'told'
        ? `${account}.`
        : `The octet leaves ${lonePairsInWords(lonePairs)} beside the bonds: ${account}.`,
    see: { article: 'lewis-dot-structures-guide' },
  })
}

/** The shared pairs of an atom. */
function bondsOf(orders: readonly number[]): number {
  return orders.reduce((sum, order) => sum + order, 0)
}

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
