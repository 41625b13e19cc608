import { type PhasePoints, phasePoints } from '#chemistry/mixtures/phase-points.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, sample, shuffle } from '#quiz/random.ts'
import { type Lure, numeric, production, template } from '#quiz/template.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { type Fact, factsDraft } from '#quiz/templates/topics/school/building/facts.ts'

const parts: readonly Fact[] = (
  [
    ['the triple point', 'solid, liquid and gas together'],
    ['the critical point', 'liquid and gas become alike'],
    ['the line of solid and liquid', 'melting and freezing'],
    ['the line of liquid and gas', 'boiling and condensing'],
    ['the line of solid and gas', 'sublimation and deposition'],
    ['the area at low pressure and high temperature', 'gas alone'],
    ['the area at high pressure and low temperature', 'solid alone'],
  ] as const
).map(([left, partner], place) => ({
  left,
  partner,
  element: (['H', 'C', 'N', 'Ar', 'Xe', 'O', 'Kr'] as const)[place] ?? 'H',
  reason: `${capitalized(left)} stands for: ${partner}.`,
}))

/** The parts of a phase diagram. */
export const partsOfDiagram = production('ph-e621', 'match', 'phase-diagrams', (random) =>
  factsDraft(random, {
    stem: 'Pair each part of a phase diagram with what it stands for.',
    facts: parts,
    count: 4,
    mistake: (one, other) =>
      [one, other].every(({ left }) => left.endsWith('point')) ? 'PA7' : 'PA8',
    asked: 'what each part stands for',
    rule: 'An area is one state, on a line two are in equilibrium, and all three where the lines meet',
  }),
)

type Fate = 'melts and boils' | 'becomes a gas without melting' | 'melts but never boils'

const fates = ['melts and boils', 'becomes a gas without melting', 'melts but never boils'] as const

const reasons: Readonly<Record<Fate, string>> = {
  'melts and boils':
    'lies between the pressures of the two points, so there is a liquid that boils',
  'becomes a gas without melting':
    'is below the pressure of the triple point, where no liquid exists',
  'melts but never boils':
    'is above the pressure of the critical point, where liquid and gas are one',
}

function pressureText(kilopascals: number): string {
  return `${formatNumber(kilopascals)} kPa`
}

function pointText(celsius: number, kilopascals: number): string {
  return `${formatNumber(celsius)} °C and ${pressureText(kilopascals)}`
}

function fateAt(pressure: number, { triple, critical }: PhasePoints): Fate {
  if (pressure < triple.kilopascals) return 'becomes a gas without melting'
  return pressure < critical.kilopascals ? 'melts and boils' : 'melts but never boils'
}

/** Pressures far from those of the two points, at which a solid has a certain fate. */
function pressuresFor(fate: Fate, { triple, critical }: PhasePoints): readonly number[] {
  const [low, high] = [3 * triple.kilopascals, critical.kilopascals / 3]
  const found: Readonly<Record<Fate, readonly number[]>> = {
    'becomes a gas without melting': [0.1, 0.2, 0.4].map((share) => share * triple.kilopascals),
    'melts and boils': [low, low * Math.sqrt(high / low), high],
    'melts but never boils': [1.3, 1.6, 2.2].map((times) => times * critical.kilopascals),
  }
  return found[fate].map((pressure) => Number(pressure.toPrecision(2)))
}

/** The pressure at which a solid that is warmed melts, boils or does neither. */
export const pressureOfFate = template('ph-m621', 'phase-diagrams', (random) => {
  const substance = pick(random, phasePoints)
  const { name, element, triple, critical } = substance
  const fate = pick(random, fates)
  const answer = pick(random, pressuresFor(fate, substance))
  const account = `${pressureText(answer)} ${reasons[fate]}`
  const others = fates
    .filter((other) => other !== fate)
    .flatMap((other) => sample(random, pressuresFor(other, substance), 2))
  return numeric({
    element,
    badge: null,
    stem: `${capitalized(name)}: triple point at ${pointText(triple.celsius, triple.kilopascals)}, critical point at ${pointText(critical.celsius, critical.kilopascals)}. At which pressure does the solid ${phrase(fate)}?`,
    answer,
    isRight: (value) => fateAt(value, substance) === fate,
    lures: shuffle(random, others).map((value): Lure<number> => ({
      value,
      misconception: 'PA9',
      why: `${pressureText(value)} ${reasons[fateAt(value, substance)]}. ${account}.`,
    })),
    show: pressureText,
    right: `${account}.`,
    see: { article: null },
  })
})

/** The fate as it stands behind 'does the solid'. */
function phrase(fate: Fate): string {
  return fate.replace('melts', 'melt').replace('boils', 'boil').replace('becomes', 'become')
}

const FAR = 15

/** Conditions that lie far from all lines, and the state under them. */
export const statesInDiagram = production('ph-m622', 'match', 'phase-diagrams', (random) => {
  const { name, element, triple, critical } = pick(random, phasePoints)
  const between = (low: number, high: number) =>
    Math.round(low + (high - low) * (integer(random, 1, 9) / 10))
  const [lowest, highest] = [triple.celsius + FAR, critical.celsius - FAR]
  const two = (value: number) => Number(value.toPrecision(2))
  const conditions: readonly (readonly [string, number, number, string])[] = [
    [
      'solid',
      between(triple.celsius - 60, triple.celsius - FAR),
      two(critical.kilopascals * 0.3),
      'It is colder than the triple point, at a pressure above it: solid',
    ],
    [
      'liquid',
      between(lowest, highest),
      two(critical.kilopascals * 1.2),
      'It lies between the two temperatures, under high pressure: liquid',
    ],
    [
      'gas',
      between(lowest, highest),
      two(triple.kilopascals * 0.4),
      'It is warmer than the triple point, at a pressure below it: gas',
    ],
    [
      'supercritical fluid',
      between(critical.celsius + FAR, critical.celsius + 80),
      two(critical.kilopascals * 1.5),
      'Temperature and pressure are above those of the critical point: supercritical',
    ],
  ]
  if (conditions.some(([, celsius]) => celsius < -270)) return null
  const facts = conditions.map(([state, celsius, kilopascals, reason]): Fact => ({
    left: pointText(celsius, kilopascals).replace(' and ', ', '),
    partner: state,
    element,
    reason: `${pointText(celsius, kilopascals).replace(' and ', ', ')}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  }))
  return factsDraft(random, {
    stem: `${capitalized(name)} has its triple point at ${pointText(triple.celsius, triple.kilopascals)}, and its critical point at ${pointText(critical.celsius, critical.kilopascals)}. Pair conditions and states.`,
    facts,
    mistake: (one, other) =>
      [one, other].some(({ partner }) => partner.startsWith('super')) ? 'PA7' : 'PA9',
    asked: 'the state under each of the conditions',
    rule: 'Low pressure favors the gas, low temperature the solid; beyond the critical point liquid and gas are one',
  })
})
