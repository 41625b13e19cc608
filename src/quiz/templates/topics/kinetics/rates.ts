import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { equation as equationOf, formatEquation } from '#chemistry/reactions/equations.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { exchanged, orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { uncapitalized } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, less, multiplied } from '#quiz/worked/expressions.ts'

type GasMaker = { readonly from: string; readonly gas: string; readonly element: ElementSymbol }

const gasMakers: readonly GasMaker[] = [
  { from: 'Magnesium in dilute acid', gas: 'hydrogen', element: 'H' },
  { from: 'Zinc in dilute acid', gas: 'hydrogen', element: 'H' },
  { from: 'Marble in dilute acid', gas: 'carbon dioxide', element: 'C' },
  { from: 'Hydrogen peroxide with a catalyst', gas: 'oxygen', element: 'O' },
]

/** The mean rate between two times, from volumes of gas. */
export const meanRate = production('ge-e49', 'number', 'reaction-rate', (random) => {
  const { from, gas, element } = pick(random, gasMakers)
  const first = integer(random, 2, 8) * 5
  const second = first + integer(random, 2, 10) * 5
  const [early, late] = [integer(random, 12, 60), integer(random, 20, 95)]
  const [change, time] = [late - early, second - first]
  // A reaction slows down while its reactants are used up.
  if (change < 5 || change / time > (0.85 * early) / first) return null
  const value = change / time
  const [ml, seconds] = [quantity(change, 'mL', 2), `${time} s`]
  return workedNumber({
    element,
    stem: `${from} has given ${early} mL of ${gas} after ${first} s and ${late} mL after ${second} s. What is the mean rate between these times?`,
    value,
    unit: 'mL/s',
    units: ['mL/s', 'L/s', 'mL/min'],
    solution: () => ({
      asked: 'the mean rate',
      relation: 'Mean rate = change of the volume ÷ time that it took',
      numbers: [
        ['Change of the volume', less(exact(late, 'mL'), exact(early, 'mL')), 'mL', {}],
        ['Time', less(exact(second, 's'), exact(first, 's')), 's', {}],
        ['Mean rate', divided(exact(change, 'mL'), exact(time, 's')), 'mL/s'],
      ],
    }),
    account: `In ${second} s − ${first} s = ${seconds} come ${late} mL − ${early} mL = ${ml}, so the rate is ${ml} / ${seconds} = ${quantity(value, 'mL/s')}`,
    wrong: [
      [late / second, 'KI15', `That takes all ${late} mL and all ${second} s.`],
      [time / change, 'KI1', 'That is seconds per milliliter, the time and not the rate.'],
      [late / time, 'KI15', `Of the ${late} mL, ${early} mL were there before.`],
      [change / second, 'KI15', `The change has not taken all of the ${second} s.`],
    ],
  })
})

type Yield = { readonly volume: number; readonly time: number }

/** The run with the highest or lowest mean rate. */
export const fastestRun = template('ge-e82', 'reaction-rate', (random) => {
  const { from, gas, element } = pick(random, gasMakers)
  const isHighest = pick(random, [true, false])
  const volumes = sample(random, [20, 25, 30, 40, 45, 50, 60, 70, 80, 90], 4)
  const times = sample(random, [30, 40, 50, 60, 80, 90, 100, 120, 150, 180], 4)
  // Neither the volume nor the time alone tells the answer.
  const drawn = Array.from({ length: TRIES }, () => shuffle(random, times))
    .map((shuffled) => rankedRuns(volumes, shuffled, isHighest))
    .find((one) => one !== null)
  if (drawn === undefined || drawn === null) return null
  const { ranked, best, mostGas } = drawn
  // The time taken for the rate: the longest for the highest, the shortest for the lowest.
  const [longest] = ranked.toSorted((one, other) =>
    isHighest ? other.time - one.time : one.time - other.time,
  )
  const text = (run: Yield) => `${run.volume} mL / ${run.time} s = ${quantity(rateIn(run), 'mL/s')}`
  const account = `The rate is volume divided by time, and ${text(best)} is the ${isHighest ? 'highest' : 'lowest'}`
  return choice<Yield>({
    element,
    badge: null,
    stem: `${from} gives ${gas} in four runs. Which run has the ${isHighest ? 'highest' : 'lowest'} mean rate?`,
    answer: best,
    isRight: (run) => run === best,
    lures: ranked.slice(1).map((run): Lure<Yield> => ({
      value: run,
      misconception: run === mostGas ? 'KI19' : run === longest ? 'KI1' : null,
      why: `Here it is ${text(run)}. ${account}.`,
    })),
    show: ({ volume, time }) => `${volume} mL of ${gas} in ${time} s`,
    right: `${account}.`,
    see: { article: null },
  })
})

/** Orders in which the times are tried, so that nearly every draw finds one. */
const TRIES = 24

/** The runs by their rate, or null when two are too close or the answer stands out by its volume or time. */
function rankedRuns(volumes: readonly number[], times: readonly number[], isHighest: boolean) {
  const sign = isHighest ? 1 : -1
  const ranked = volumes
    .map((volume, place): Yield => ({ volume, time: times[place] ?? 1 }))
    .toSorted((one, other) => sign * (rateIn(other) - rateIn(one)))
  const [best, next] = ranked
  const [mostGas] = ranked.toSorted((one, other) => sign * (other.volume - one.volume))
  const [shortest] = ranked.toSorted((one, other) => sign * (one.time - other.time))
  if (best === undefined || next === undefined || mostGas === best || shortest === best) return null
  const ratio = rateIn(best) / rateIn(next)
  return Math.max(ratio, 1 / ratio) < 1.1 ? null : { ranked, best, mostGas }
}

function rateIn({ volume, time }: Yield): number {
  return volume / time
}

type Cause = 'warmer' | 'crowded' | 'surface' | 'barrier'

const causes: Readonly<Record<Cause, string>> = {
  warmer: 'The particles collide with more energy.',
  crowded: 'Each liter holds more particles.',
  surface: 'More of the solid is exposed.',
  barrier: 'The reaction has a lower barrier.',
}

const solids: readonly (readonly [name: string, element: ElementSymbol])[] = [
  ['zinc', 'Zn'],
  ['magnesium', 'Mg'],
  ['iron', 'Fe'],
  ['marble', 'Ca'],
  ['limestone', 'Ca'],
]

const catalysts: readonly (readonly [name: string, reaction: string, element: ElementSymbol])[] = [
  ['manganese(IV) oxide', 'hydrogen peroxide decompose', 'Mn'],
  ['iodide ions', 'hydrogen peroxide decompose', 'I'],
  ['iron', 'nitrogen and hydrogen form ammonia', 'Fe'],
  ['vanadium(V) oxide', 'sulfur dioxide react with oxygen', 'V'],
  ['platinum', 'ammonia react with oxygen', 'Pt'],
  ['nickel', 'ethene react with hydrogen', 'Ni'],
]

/** The idea behind taking one cause for another one. */
function ideaBehind(right: Cause, wrong: Cause): MisconceptionId | null {
  if (right === 'barrier') return wrong === 'surface' ? null : 'KI7'
  if (right === 'surface') return wrong === 'warmer' ? null : 'KI14'
  if (right === 'crowded') return wrong === 'surface' ? 'KI14' : null
  return wrong === 'barrier' ? 'KI4' : null
}

const reasons: Readonly<Record<Cause, string>> = {
  warmer: 'Warming makes the particles faster, so that more collisions have enough energy',
  crowded:
    'In a more concentrated solution the particles are closer, so that they collide more often',
  surface: 'A powder has a larger surface, so that more of the solid can be hit',
  barrier: 'A catalyst opens another path with a lower barrier',
}

/** The cause of a higher rate in the picture of collisions. */
export const reasonForRate = template('ge-e50', 'rate-factors', (random) => {
  const cause = pick(random, ['warmer', 'crowded', 'surface', 'barrier'] as const)
  const [solid, metal] = pick(random, solids)
  const [catalyst, reaction, symbol] = pick(random, catalysts)
  const degrees = pick(random, [10, 15, 20, 25])
  const stems: Readonly<Record<Cause, string>> = {
    warmer: `Why does ${solid} react faster in hydrochloric acid that is warmer by ${degrees} °C?`,
    crowded: `Why does ${solid} react faster in hydrochloric acid that is more concentrated?`,
    surface: `Why does ${solid} react faster in hydrochloric acid as a powder than as a lump?`,
    barrier: `Why does ${catalyst}, a catalyst, make ${reaction} faster?`,
  }
  const reason = reasons[cause]
  return choice<Cause>({
    element: cause === 'barrier' ? symbol : metal,
    badge: null,
    stem: stems[cause],
    answer: cause,
    isRight: (value) => value === cause,
    lures: (['warmer', 'crowded', 'surface', 'barrier'] as const)
      .filter((value) => value !== cause)
      .map((value): Lure<Cause> => ({
        value,
        misconception: ideaBehind(cause, value),
        why: `${whyNot[value]} ${reason}.`,
      })),
    show: (value) => causes[value],
    right: `${reason}.`,
    see: { article: null },
  })
})

const whyNot: Readonly<Record<Cause, string>> = {
  warmer: 'At the same temperature the particles have the same mean energy.',
  crowded: 'The concentration is the same here.',
  surface: 'The surface of a solid reactant does not change here.',
  barrier: 'The barrier changes only when another path opens, as with a catalyst.',
}

type Run = { readonly powder: boolean; readonly strength: number; readonly degrees: number }

type Factor = 'surface' | 'strength' | 'degrees'

const sayings: Readonly<Record<Factor, string>> = {
  surface: 'Powder reacts faster than lumps',
  strength: 'More concentrated acid reacts faster',
  degrees: 'Warmer acid reacts faster',
}

/** Runs of one reaction in the order of their initial rates; each has one favorable factor more. */
export const orderOfRates = production('ge-e52', 'order', 'rate-factors', (random) => {
  const [solid, element] = pick(random, solids)
  const [weak, strong] = pick(random, [
    [0.5, 1],
    [0.5, 1.5],
    [1, 2],
    [0.4, 0.8],
  ] as const)
  const [cold, warm] = pick(random, [
    [20, 40],
    [20, 35],
    [15, 30],
    [25, 45],
  ] as const)
  const factors = shuffle<Factor>(random, ['surface', 'strength', 'degrees'])
  const runs = [0, 1, 2, 3].map((count): Run => {
    const better = new Set(factors.slice(0, count))
    return {
      powder: better.has('surface'),
      strength: better.has('strength') ? strong : weak,
      degrees: better.has('degrees') ? warm : cold,
    }
  })
  const account = `From card to card one thing changes: ${factors.map((factor) => uncapitalized(sayings[factor])).join('; ')}`
  return orderedCards(random, {
    element,
    items: runs,
    card: ({ powder, strength, degrees }) =>
      `${powder ? 'powder' : 'lumps'}, ${formatNumber(strength, { decimals: 1 })} mol/L, ${degrees} °C`,
    ends: ['slowest', 'fastest'],
    stemOf: () =>
      `Equal masses of ${solid} react with plenty of hydrochloric acid. Order these runs by the rate at the start.`,
    wrong: [
      {
        order: runs.toReversed(),
        misconception: 'KI1',
        why: `That is the order of the times. ${account}.`,
      },
      ...factors.map((factor, place) => ({
        order: exchanged(runs, place),
        misconception: factor === 'strength' ? ('KI6' as const) : null,
        why: `Two runs that differ only in one thing are exchanged. ${sayings[factor]}.`,
      })),
    ],
    right: `${account}.`,
    article: null,
  })
})

const equations: readonly (readonly [text: string, element: ElementSymbol])[] = [
  ['N2(g) + 3 H2(g) -> 2 NH3(g)', 'N'],
  ['2 SO2(g) + O2(g) -> 2 SO3(g)', 'S'],
  ['2 N2O5(g) -> 4 NO2(g) + O2(g)', 'N'],
  ['4 NH3(g) + 5 O2(g) -> 4 NO(g) + 6 H2O(g)', 'N'],
  ['2 HI(g) -> H2(g) + I2(g)', 'I'],
  ['2 NO(g) + Cl2(g) -> 2 NOCl(g)', 'Cl'],
  ['C3H8(g) + 5 O2(g) -> 3 CO2(g) + 4 H2O(g)', 'C'],
  ['4 PH3(g) -> P4(g) + 6 H2(g)', 'P'],
]

/** The rate at which one substance changes, from that of another one. */
export const rateOfOther = production('ge-m56', 'number', 'reaction-rate', (random) => {
  const [text, element] = pick(random, equations)
  const { reactants, products, arrow } = equationOf(text)
  const terms = [
    ...reactants.map((term) => ({ ...term, verb: 'used up' })),
    ...products.map((term) => ({ ...term, verb: 'formed' })),
  ]
  const [known, asked] = sample(random, terms, 2)
  if (known === undefined || asked === undefined) return null
  if (known.coefficient === asked.coefficient) return null
  const rate = threeFigures(integer(random, 12, 96) / 1000)
  const value = (rate * asked.coefficient) / known.coefficient
  const unit = 'mol/(L·s)'
  const bare = (terms_: typeof reactants) => terms_.map((term) => ({ ...term, state: null }))
  const shown = formatEquation({ reactants: bare(reactants), products: bare(products), arrow })
  const [a, b] = [formatFormula(known.formula), formatFormula(asked.formula)]
  return workedNumber({
    element,
    stem: `In ${shown}, all gases, ${a} is ${known.verb} at ${quantity(rate, unit)}. At which rate is ${b} ${asked.verb}?`,
    value,
    unit,
    units: [unit, 'mmol/(L·s)', 'mol/(L·min)'],
    solution: () => ({
      asked: `the rate at which ${b} is ${asked.verb}`,
      given: { [`Rate of ${a}`]: measured(rate, unit) },
      relation: 'Rates are in the ratio of the numbers in the equation',
      numbers: [
        [
          `Rate of ${b}`,
          multiplied(
            measured(rate, unit),
            divided(exact(asked.coefficient), exact(known.coefficient)),
          ),
          unit,
        ],
      ],
    }),
    account: `For ${known.coefficient} ${a} there ${asked.coefficient === 1 ? 'is' : 'are'} ${asked.coefficient} ${b}, so the rate is ${quantity(rate, unit)} × ${asked.coefficient}/${known.coefficient} = ${quantity(value, unit)}`,
    wrong: [
      [rate, 'KI9', `That is the rate of ${a}, but the numbers in front differ.`],
      [
        (rate * known.coefficient) / asked.coefficient,
        'KI9',
        'The ratio of the numbers was turned around.',
      ],
      [
        asked.coefficient === 1 ? Number.NaN : rate * asked.coefficient,
        'KI9',
        `The number in front of ${a} was left out.`,
      ],
    ],
  })
})
