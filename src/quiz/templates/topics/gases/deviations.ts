import { gases } from '#chemistry/gases/gases.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { exchanged, orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'

type Cause = 'attraction' | 'size' | 'distance' | 'speed'

const causes: Readonly<Record<Cause, string>> = {
  attraction: 'Its particles attract each other.',
  size: 'Its particles take up room.',
  distance: 'Its particles are farther apart.',
  speed: 'Its particles move faster.',
}

const allCauses = ['attraction', 'size', 'distance', 'speed'] as const

/** Gases with a pressure below the ideal one near room temperature: far below their Boyle temperatures. */
const attracting = gases.filter(({ formula }) =>
  ['NH3', 'CO2', 'Cl2', 'C3H8', 'H2S'].includes(formula),
)

/** Gases with a pressure above the ideal one at room temperature: far above their Boyle temperatures. */
const light = gases.filter(({ formula }) => ['H2', 'He', 'Ne'].includes(formula))

const reasons: Readonly<Record<Cause, string>> = {
  attraction: 'Particles that attract each other hit the walls less hard than an ideal gas would',
  size: 'Particles that take up room leave less of it to move in, so that they hit the walls more often',
  distance: 'In a thinner gas the particles are too far apart to attract each other much',
  speed: 'Faster particles are held up less by attraction; the room that they have stays the same',
}

/** The reason why a gas deviates from an ideal one, or does so less after a change. */
export const causeOfDeviation = template('ph-m520', 'real-gases', (random) => {
  const cause = pick(random, allCauses)
  const gas = pick(random, cause === 'size' ? light : attracting)
  const { name, element } = gas
  const degrees = pick(random, [20, 25, 30, 40])
  const [high, low] = [pick(random, [300, 400, 500]), pick(random, [20, 50, 80])]
  const hot = pick(random, [120, 150, 180, 200])
  const stems: Readonly<Record<Cause, string>> = {
    attraction: `${capitalized(name)} gas in a bottle at ${degrees} °C presses less on its walls than pV = nRT gives. Why?`,
    size: `Strongly compressed ${name} in a bottle at ${degrees} °C presses more on its walls than pV = nRT gives. Why?`,
    distance: `${capitalized(name)} expands from ${high} kPa to ${low} kPa at ${degrees} °C and then obeys pV = nRT better. Why?`,
    speed: `A rigid, sealed bottle of ${name} gas is warmed from ${degrees} °C to ${hot} °C and then obeys pV = nRT better. Why?`,
  }
  return choice<Cause>({
    element,
    badge: null,
    stem: stems[cause],
    answer: cause,
    isRight: (value) => value === cause,
    lures: allCauses
      .filter((value) => value !== cause)
      .map((value): Lure<Cause> => ({
        value,
        misconception: ideaBehind(cause, value),
        why: `${whyNot(cause, value)} ${reasons[cause]}.`,
      })),
    show: (value) => causes[value],
    right: `${reasons[cause]}.`,
    see: { article: null },
  })
})

function ideaBehind(cause: Cause, value: Cause): MisconceptionId | null {
  if (value === 'attraction' || value === 'size') return 'GA15'
  return value === 'speed' && cause !== 'attraction' ? 'GA3' : null
}

function whyNot(cause: Cause, value: Cause): string {
  const isChange = cause === 'distance' || cause === 'speed'
  switch (value) {
    case 'attraction':
      return isChange
        ? 'Attraction makes a gas less ideal, not more.'
        : 'Attraction would lower the pressure.'
    case 'size':
      return isChange ? 'That makes a gas less ideal, not more.' : 'That would raise the pressure.'
    case 'distance':
      return isChange
        ? 'In a rigid bottle the mean distance stays the same.'
        : 'In the same bottle they are as far apart as those of an ideal gas.'
    case 'speed':
      return 'At one temperature the mean speed stays the same.'
  }
}

const PRESSURES = [10, 20, 40, 80, 120, 200] as const
const TEMPERATURES = [300, 340, 380, 420, 460, 500] as const

/** Bottles of one gas by how nearly ideal it is in them: at one temperature, or at one pressure. */
export const orderOfIdeality = production('ph-e50', 'order', 'real-gases', (random) => {
  const { name, element } = pick(random, attracting)
  const isByPressure = integer(random, 0, 1) === 0
  const drawn = sample<number>(random, isByPressure ? PRESSURES : TEMPERATURES, 3)
  const items = drawn.toSorted((one, other) => (isByPressure ? other - one : one - other))
  const rule = isByPressure
    ? 'The lower its pressure at one temperature, the farther apart are the particles of a gas and the more nearly ideal it is'
    : 'The hotter a gas is at one pressure, the less attraction holds its particles up and the more nearly ideal it is'
  const fixed = isByPressure
    ? `${pick(random, TEMPERATURES)} K`
    : `${pick(random, [50, 100, 150])} kPa`
  return orderedCards(random, {
    element,
    items,
    card: (value) => (isByPressure ? `${value} kPa` : `${value} K`),
    ends: ['least ideal', 'most ideal'],
    stemOf: () =>
      isByPressure
        ? `Three bottles hold ${name} gas at ${fixed}, each at another pressure. Order them by how nearly the gas is ideal.`
        : `Three bottles hold ${name} gas at ${fixed}, each at another temperature. Order them by how nearly the gas is ideal.`,
    wrong: [
      {
        order: items.toReversed(),
        misconception: 'GA10',
        why: `That is the order from most to least ideal. ${rule}.`,
      },
      ...[0, 1].map((place) => ({
        order: exchanged(items, place),
        misconception: null,
        why: `Two neighbors are exchanged. ${rule}.`,
      })),
    ],
    right: `${rule}.`,
    article: null,
  })
})
