import { element, elements } from '#chemistry/elements/elements.ts'
import type { Nuclide } from '#chemistry/elements/isotopes.ts'
import { integer, pick, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { capitalized, nameOf, nuclideName } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { less, multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, law, calculated, outcome } from '#quiz/worked/solutions.ts'

/** The three natural decay series, each nuclide with its mass number, without rare side branches. */
export const decaySeries = [
  'U-238 Th-234 Pa-234 U-234 Th-230 Ra-226 Rn-222 Po-218 Pb-214 Bi-214 Po-214 Pb-210 Bi-210 Po-210 Pb-206',
  'U-235 Th-231 Pa-231 Ac-227 Th-227 Ra-223 Rn-219 Po-215 Pb-211 Bi-211 Tl-207 Pb-207',
  'Th-232 Ra-228 Ac-228 Th-228 Ra-224 Rn-220 Po-216 Pb-212 Bi-212 Po-212 Pb-208',
].map((row) => row.split(' ').map(nuclide))

function nuclide(text: string): Nuclide {
  const [symbol = '', massNumber = ''] = text.split('-')
  return { symbol, massNumber: Number(massNumber) }
}

/** How often each kind of decay takes place. */
type Decays = { readonly alpha: number; readonly beta: number }

/**
 * The numbers of alpha and beta decays between two nuclides of a series. A wrong number of each is offered
 * with the right and with the wrong number of the other, so that no option is most like the rest.
 */
export const decaysInSeries = template('as-h4', 'nuclear-decay', (random) => {
  const row = pick(random, decaySeries)
  const start = integer(random, 0, row.length - 3)
  const [parent, daughter] = [row[start], row[integer(random, start + 2, row.length - 1)]]
  if (parent === undefined || daughter === undefined) return null
  const lost = parent.massNumber - daughter.massNumber
  const fewer = element(parent.symbol).protons - element(daughter.symbol).protons
  const answer = { alpha: lost / 4, beta: lost / 2 - fewer }
  if (answer.alpha < 2 || answer.beta < 1) return null
  const byMass = `The mass number falls by ${lost}, by 4 for each alpha decay: ${answer.alpha}.`
  const byCharge = `The alpha decays take ${2 * answer.alpha} protons away, but only ${fewer} ${fewer === 1 ? 'is' : 'are'} missing, so beta-minus decays have brought back ${answer.beta}.`
  const [alpha, alphaWhy] = pick(random, [
    [lost / 2, 'An alpha particle has the mass number 4, not 2.'],
    [answer.alpha + 1, 'One alpha decay too many changes the mass number too far.'],
    [answer.alpha - 1, 'With one alpha decay fewer the mass number would not fall far enough.'],
  ] as const)
  const [beta, betaWhy] = pick(random, [
    [Math.abs(fewer), 'The missing protons are not the beta decays.'],
    [2 * answer.alpha, 'Beta decays do not bring back all that alpha decays take away.'],
    [answer.beta + 1, 'That would bring back one proton too many.'],
  ] as const)
  if (alpha === answer.alpha || beta === answer.beta || alpha < 1) return null
  const [from, to] = [parent, daughter].map(({ symbol, massNumber }) =>
    nuclideName(symbol, massNumber),
  )
  return choice<Decays>({
    element: parent.symbol,
    stem: `${capitalized(from ?? '')} turns into ${to} by alpha and beta-minus decays alone. How many of each take place?`,
    answer,
    isRight: (decays) => leadsTo(parent, daughter, decays),
    show: ({ alpha: one, beta: other }) => `${one} alpha, ${other} beta-minus`,
    lures: [
      { value: { ...answer, alpha }, misconception: 'AS15', why: `${alphaWhy} ${byMass}` },
      { value: { ...answer, beta }, misconception: 'AS15', why: `${betaWhy} ${byCharge}` },
      { value: { alpha, beta }, misconception: 'AS15', why: `${byMass} ${byCharge}` },
    ],
    solution: () =>
      solved(
        'the numbers of alpha and beta-minus decays',
        law(
          'An alpha decay takes 4 from the mass number and 2 from the atomic number, a beta-minus decay adds 1 to the atomic number',
        ),
        calculated(
          'Alpha decays',
          divided(less(exact(parent.massNumber), exact(daughter.massNumber)), exact(4)),
          exact(answer.alpha),
        ),
        calculated(
          'Protons taken by them',
          multiplied(exact(2), exact(answer.alpha)),
          exact(2 * answer.alpha),
        ),
        calculated(
          'Protons fewer in the end',
          less(exact(element(parent.symbol).protons), exact(element(daughter.symbol).protons)),
          exact(fewer),
        ),
        calculated(
          'Beta-minus decays',
          less(exact(2 * answer.alpha), exact(fewer)),
          exact(answer.beta),
        ),
        outcome(`${answer.alpha} alpha, ${answer.beta} beta-minus`),
      ),
    right: `${byMass} ${byCharge}`,
    see: { elements: [parent.symbol, daughter.symbol], article: 'what-are-isotopes' },
  })
})

/** Follows the decays one by one: mass number and protons have to be those of the daughter. */
function leadsTo(parent: Nuclide, daughter: Nuclide, { alpha, beta }: Decays): boolean {
  let { massNumber } = parent
  let { protons } = element(parent.symbol)
  for (let count = 0; count < alpha; count += 1) {
    massNumber -= 4
    protons -= 2
  }
  for (let count = 0; count < beta; count += 1) protons += 1
  return massNumber === daughter.massNumber && protons === element(daughter.symbol).protons
}

/** Each decay of the series, from a nuclide to the next. */
const decays = decaySeries.flatMap((row) =>
  row.slice(1).flatMap((daughter, place) => {
    const parent = row[place]
    return parent === undefined ? [] : [{ parent, daughter }]
  }),
)

/** Which element comes from one alpha or one beta-minus decay. */
export const elementAfterDecay = template('as-m362', 'nuclear-decay', (random) => {
  const { parent, daughter } = pick(random, decays)
  const { protons, symbol } = element(parent.symbol)
  const isAlpha = parent.massNumber !== daughter.massNumber
  const step = isAlpha ? -2 : 1
  const rule = isAlpha
    ? 'An alpha particle takes two protons and two neutrons away'
    : 'In a beta-minus decay a neutron becomes a proton, and an electron leaves'
  const solution = `${rule}, so the atomic number ${protons} becomes ${protons + step}: ${nameOf(daughter.symbol)}`
  const wrong = [
    [isAlpha ? 1 : -2, `That would be ${isAlpha ? 'a beta-minus' : 'an alpha'} decay.`],
    [-step, 'The atomic number changes the other way.'],
    [
      isAlpha ? -4 : -1,
      isAlpha
        ? 'The mass number falls by 4, not the atomic number.'
        : 'The electron does not come out of the shells, and the atomic number rises.',
    ],
    [
      isAlpha ? -1 : 2,
      isAlpha
        ? 'The atomic number falls by 2, not by 1.'
        : 'The atomic number rises by 1, not by 2.',
    ],
  ] as const
  return whichElement({
    badge: symbol,
    stem: `${capitalized(nuclideName(symbol, parent.massNumber))} decays by ${isAlpha ? 'emitting an alpha particle' : 'beta-minus decay'}. Which element is formed?`,
    answer: daughter.symbol,
    isRight: (other) => element(other).protons === protons + step,
    lures: shuffle(random, wrong).flatMap(([change, why]) => {
      const other = elements[protons + change - 1]
      return other === undefined
        ? []
        : [{ symbol: other.symbol, misconception: 'AS15' as const, why: `${why} ${solution}.` }]
    }),
    right: `${solution}.`,
    see: { elements: [symbol, daughter.symbol], article: 'what-are-isotopes' },
  })
})
