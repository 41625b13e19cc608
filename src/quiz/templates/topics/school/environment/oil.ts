import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { fractions } from '#chemistry/environment/earth.ts'
import { equation as equationOf } from '#chemistry/reactions/equations.ts'
import { integer, sample } from '#quiz/random.ts'
import { choice, production, template } from '#quiz/template.ts'
import {
  balancingTask,
  onesEverywhere,
  shownPlain,
  twiceAsMuch,
} from '#quiz/templates/made/balancing-task.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { formulaDraft } from '#quiz/templates/production/building/drafts.ts'
import { listed } from '#quiz/templates/shared/names.ts'

/** Fractions of crude oil from top to bottom. */
export const orderOfFractions = production('ch-e260', 'order', 'crude-oil', (random) => {
  const drawn = sample(random, fractions, 4).toSorted(
    (one, other) => fractions.indexOf(one) - fractions.indexOf(other),
  )
  const [first = '', second = '', third = '', fourth = ''] = drawn
  const account = `The column is coolest at the top, where the smallest molecules arrive: ${drawn.join(', ')}`
  return orderedCards(random, {
    element: 'C',
    items: drawn,
    card: (fraction) => fraction,
    ends: ['top', 'bottom'],
    stemOf: (shown) =>
      `Crude oil is distilled. Order ${listed(shown)} as they leave the column, from top to bottom.`,
    wrong: [
      {
        order: drawn.toReversed(),
        misconception: 'EA2',
        why: `That is the reverse. ${account}.`,
      },
      {
        order: [second, first, third, fourth],
        misconception: 'EA2',
        why: `The first two are exchanged. ${account}.`,
      },
      {
        order: [first, second, fourth, third],
        misconception: 'EA2',
        why: `The last two are exchanged. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
})

function alkane(carbons: number): string {
  return `C${carbons === 1 ? '' : carbons}H${2 * carbons + 2}`
}

function alkene(carbons: number): string {
  return `C${carbons}H${2 * carbons}`
}

/** The numbers of an equation of cracking. */
export const equationOfCracking = production('ch-m260', 'balance', 'crude-oil', (random) => {
  const small = integer(random, 2, 4)
  const count = integer(random, 2, 3)
  const rest = integer(random, 4, 10)
  const whole = rest + count * small
  if (whole < 10 || whole > 20) return null
  const equation = equationOf(`${alkane(whole)} -> ${alkane(rest)} + ${count} ${alkene(small)}`)
  return balancingTask(equation, {
    element: 'C',
    stem: `Balance the equation of a cracking, ${shownPlain(equation)}.`,
    corrections: [
      onesEverywhere(equation),
      {
        given: `1, ${count}, 1`,
        misconception: 'EA1',
        text: `Then hydrogen would be missing on the left: only one product is an alkane. The other ${count} molecules are alkenes.`,
      },
      twiceAsMuch(equation),
    ],
  })
})

/** The second product of a cracking. */
export const productOfCracking = production('ch-m261', 'formula', 'crude-oil', (random) => {
  const whole = integer(random, 8, 18)
  const known = integer(random, 4, whole - 2)
  const isAlkaneKnown = random() < 0.6
  const rest = whole - known
  if (rest > 8) return null
  const answer = isAlkaneKnown ? alkene(rest) : alkane(rest)
  const lure = isAlkaneKnown ? alkane(rest) : alkene(rest)
  const given = isAlkaneKnown ? alkane(known) : alkene(known)
  const account = `${formatFormula(alkane(whole))} minus ${formatFormula(given)} leaves ${formatFormula(answer)}, and no atoms are added`
  return formulaDraft({
    element: 'C',
    stem: `Cracking splits ${formatFormula(alkane(whole))} into ${formatFormula(given)} and one more molecule. Type the formula of that molecule.`,
    answer,
    slips: [
      {
        value: lure,
        misconception: isAlkaneKnown ? 'EA1' : null,
        text: `That has two hydrogen atoms ${isAlkaneKnown ? 'too many' : 'too few'}. ${account}.`,
      },
      {
        value: alkane(whole - known + 1),
        misconception: null,
        text: `That has one carbon atom too many. ${account}.`,
      },
    ],
    right: `${account}.`,
    see: { article: null, elements: ['C', 'H'] },
  })
})

/** The second product of a cracking, of which there may be two molecules. */
export const restOfCracking = template('ch-m702', 'crude-oil', (random) => {
  const count = integer(random, 1, 2)
  const size = integer(random, 2, 6)
  const known = integer(random, 4, 10)
  const whole = known + count * size
  if (whole < 8 || whole > 18 || size === known) return null
  const answer = alkene(size)
  const shown = formatFormula(answer)
  const account = `${formatFormula(alkane(whole))} minus ${formatFormula(alkane(known))} leaves ${count === 1 ? '' : 'twice '}${shown}, an alkene, since no hydrogen is added`
  const isRight = (value: string) =>
    ['C', 'H'].every(
      (symbol) =>
        atomsIn(alkane(known), symbol) + count * atomsIn(value, symbol) ===
        atomsIn(alkane(whole), symbol),
    )
  return choice<string>({
    element: 'C',
    badge: null,
    stem: `Cracking splits ${formatFormula(alkane(whole))} into ${formatFormula(alkane(known))} and ${count === 1 ? 'one more molecule. What is its formula?' : 'two equal molecules. What is the formula of each?'}`,
    answer,
    isRight,
    lures: [
      {
        value: alkane(size),
        misconception: 'EA1',
        why: `That is an alkane, for which hydrogen would be missing. ${account}.`,
      },
      {
        value: alkene(size + 1),
        misconception: null,
        why: `That has one carbon atom too many. ${account}.`,
      },
      {
        value: `C${size}H${2 * size - 2}`,
        misconception: null,
        why: `That has too few hydrogen atoms. ${account}.`,
      },
      {
        value: alkane(size + 1),
        misconception: 'EA1',
        why: `That is an alkane of another length. ${account}.`,
      },
    ],
    show: formatFormula,
    right: `${account}.`,
    see: { article: null, elements: ['C', 'H'] },
  })
})

function atomsIn(formula: string, symbol: string): number {
  return composition(formula).get(symbol) ?? 0
}
