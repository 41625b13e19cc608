import { element, elementByNumber } from '#chemistry/elements/elements.ts'
import { radionuclides } from '#chemistry/elements/isotopes.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { decaySeries } from '#quiz/templates/atomic-structure/nuclear-decay.ts'
import { cardOf } from '#quiz/templates/production/building/cards.ts'
import { numberDraft, tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { capitalized, counted, nameOf, nuclideName } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { added, less, multiplied, divided, log2 } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated, outcome } from '#quiz/worked/solutions.ts'

const article = 'what-are-isotopes'

/** Two nuclides of a natural series and the decays between them, at least one of each kind. */
function stretchOf(random: Random) {
  const row = pick(random, decaySeries)
  const start = integer(random, 0, row.length - 3)
  const [parent, daughter] = [row[start], row[integer(random, start + 2, row.length - 1)]]
  if (parent === undefined || daughter === undefined) return null
  const alpha = (parent.massNumber - daughter.massNumber) / 4
  const from = element(parent.symbol).protons
  const to = element(daughter.symbol).protons
  const beta = to - from + 2 * alpha
  return alpha < 1 || beta < 1 ? null : { parent, daughter, alpha, beta, from, to }
}

/** The element that several decays lead to. */
export const elementAfterDecays = production('as-h26', 'table', 'nuclear-decay', (random) => {
  const stretch = stretchOf(random)
  if (stretch === null) return null
  const { parent, daughter, alpha, beta, from, to } = stretch
  const solution = `From ${from} protons ${counted(alpha, 'alpha decay')} ${alpha === 1 ? 'takes' : 'take'} ${2 * alpha} away and ${counted(beta, 'beta-minus decay')} ${beta === 1 ? 'brings' : 'bring'} ${beta} back: ${to}, ${nameOf(daughter.symbol)}.`
  const slip = (protons: number, text: string) => ({
    value: [elementByNumber(protons)?.symbol ?? ''].filter((symbol) => symbol !== ''),
    misconception: 'AS15' as const,
    text: `${text} ${solution}`,
  })
  return tableDraft({
    badge: parent.symbol,
    answer: [daughter.symbol],
    stem: `${capitalized(nuclideName(parent.symbol, parent.massNumber))} goes through ${counted(alpha, 'alpha decay')} and ${counted(beta, 'beta-minus decay')}. Pick the element that it becomes.`,
    slips: [
      slip(
        from - 2 * alpha,
        'That leaves out the beta-minus decays, in each of which a neutron becomes a proton.',
      ),
      slip(
        from - 2 * alpha - beta,
        'That lets each beta-minus decay take a proton away, but it adds one.',
      ),
      slip(
        from - alpha + beta,
        'That lets an alpha particle take one proton away, but it takes two.',
      ),
      slip(
        from - 4 * alpha + beta,
        'That takes four protons for each alpha particle, but two of its four particles are neutrons.',
      ),
    ],
    solution: () =>
      solved(
        'the element in the end',
        law('An alpha decay takes 2 from the atomic number, a beta-minus decay adds 1'),
        calculated(
          'Protons taken by the alpha decays',
          multiplied(exact(2), exact(alpha)),
          exact(2 * alpha),
        ),
        calculated(
          'Protons in the end',
          added(less(exact(from), exact(2 * alpha)), exact(beta)),
          exact(to),
        ),
        outcome(cardOf(daughter.symbol)),
      ),
    right: solution,
    see: { elements: [parent.symbol, daughter.symbol], article },
  })
})

/** The number of decays of one kind between two nuclides. */
export const decaysBetween = production('as-h27', 'number', 'nuclear-decay', (random) => {
  const stretch = stretchOf(random)
  if (stretch === null) return null
  const { parent, daughter, alpha, beta, from, to } = stretch
  if (alpha < 2) return null
  const lost = parent.massNumber - daughter.massNumber
  const solution = `The mass number falls by ${lost}, so there are ${alpha} alpha decays; they take ${2 * alpha} protons away, and ${beta} beta-minus ${beta === 1 ? 'decay makes' : 'decays make'} ${from} − ${2 * alpha} + ${beta} = ${to}.`
  const [start = '', end = ''] = [parent, daughter].map(({ symbol, massNumber }) =>
    nuclideName(symbol, massNumber),
  )
  return numberDraft({
    element: parent.symbol,
    badge: parent.symbol,
    stem: `${capitalized(start)} (atomic number ${from}) becomes ${end} (${to}) by alpha and beta-minus decays alone. How many beta-minus decays are there?`,
    answer: beta,
    slips: [
      {
        value: Math.abs(from - to),
        misconception: 'AS15',
        text: `That is the difference of the atomic numbers, ${from} and ${to}, without the alpha decays. ${solution}`,
      },
      {
        value: alpha,
        misconception: 'AS15',
        text: `That is the number of alpha decays. ${solution}`,
      },
      {
        value: 2 * alpha,
        misconception: 'AS15',
        text: `That would bring back all protons that the alpha decays take away. ${solution}`,
      },
      {
        value: lost,
        misconception: 'AS15',
        text: `A beta-minus decay does not change the mass number. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        'the number of beta-minus decays',
        known('Mass numbers', `${parent.massNumber} and ${daughter.massNumber}`),
        known('Atomic numbers', `${from} and ${to}`),
        law(
          'An alpha decay takes 4 from the mass number and 2 from the atomic number, a beta-minus decay adds 1 to the atomic number',
        ),
        calculated(
          'Alpha decays',
          divided(less(exact(parent.massNumber), exact(daughter.massNumber)), exact(4)),
          exact(alpha),
        ),
        calculated(
          'Atomic number after the alpha decays',
          less(exact(from), multiplied(exact(2), exact(alpha))),
          exact(from - 2 * alpha),
        ),
        calculated('Beta-minus decays', less(exact(to), exact(from - 2 * alpha)), exact(beta)),
      ),
    right: solution,
    see: { elements: [parent.symbol, daughter.symbol], article },
  })
})

const symbolOfUnit = { seconds: 's', minutes: 'min', hours: 'h', days: 'd' } as const

/** Nuclides whose half-lives have a unit with a symbol. */
const datable = radionuclides.flatMap(({ symbol, massNumber, halfLife: { value, unit } }) => {
  if (unit === 'microseconds' || unit === 'years') return []
  return [{ symbol, massNumber, halfLife: Number(value.toPrecision(3)), unit: symbolOfUnit[unit] }]
})

/** The time after which a share is left that is no whole number of half-lives. */
export const timeFromShare = production('as-h29', 'number', 'nuclear-decay', (random) => {
  const { symbol, massNumber, halfLife, unit } = pick(random, datable)
  const percent = pick(random, [5, 10, 15, 20, 30, 35, 40, 60, 65, 70, 80])
  const time = (halfLife * Math.log(100 / percent)) / Math.LN2
  if (time >= 1000 || time < 0.1) return null
  const halvings = formatNumber(Math.log2(100 / percent), { significant: 5 })
  const shown = `${formatNumber(halfLife, { significant: 3 })} ${unit}`
  const solution = `After n halvings ${percent}% is left when 2ⁿ = 100 ÷ ${percent}, so n = ${halvings} and the time is ${halvings} × ${shown} = ${threeFigures(time)} ${unit}.`
  return numberDraft({
    element: symbol,
    badge: symbol,
    stem: `The half-life of ${nuclideName(symbol, massNumber)} is ${shown}. How long does it take until ${percent}% of a sample is left? Give the unit and three significant figures.`,
    answer: time,
    unit,
    units: ['s', 'min', 'h', 'd'],
    tolerance: 0.005,
    show: threeFigures,
    slips: [
      {
        value: (2 * halfLife * (100 - percent)) / 100,
        misconception: 'AS12',
        text: `That lets the sample shrink by the same amount in each half-life. ${solution}`,
      },
      {
        value: (halfLife * 100) / percent,
        misconception: 'NU6',
        text: `That multiplies the half-life by 100 ÷ ${percent}, as if the share fell in inverse proportion. ${solution}`,
      },
      {
        value: halfLife * Math.log(100 / percent),
        misconception: null,
        text: `A division by ln 2 = 0.693 is missing, since each half-life halves the sample. ${solution}`,
      },
      {
        value: (halfLife * Math.log(100 / (100 - percent))) / Math.LN2,
        misconception: null,
        text: `That is the time after which ${percent}% has decayed, not the time after which ${percent}% is left. ${solution}`,
      },
      {
        value: halfLife / Math.log2(100 / percent),
        misconception: null,
        text: `The half-life is multiplied by the number of halvings, not divided by it. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        'the time',
        known('Half-life', exact(halfLife, unit)),
        known('Share left', exact(percent, '%')),
        law('After n half-lives, 100% has become 100% ÷ 2ⁿ'),
        calculated(
          'Half-lives',
          log2(divided(exact(100, '%'), exact(percent, '%'))),
          measured(Math.log2(100 / percent), null, 4),
        ),
        calculated(
          'Time',
          multiplied(measured(Math.log2(100 / percent), null, 4), exact(halfLife, unit)),
          measured(time, unit),
        ),
      ),
    right: solution,
    see: { article },
  })
})

function threeFigures(value: number): string {
  return formatNumber(value, { significant: 3 })
}
