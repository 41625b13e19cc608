import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { added, less } from '#quiz/worked/expressions.ts'

/** An energy of so many kilojoules for each mole, as it is shown. */
export function perMole(value: number): string {
  return `${formatNumber(value)} kJ/mol`
}

const barriers = {
  change: { asked: 'ΔH', name: 'ΔH' },
  forward: { asked: 'the activation energy', name: 'Activation energy' },
  reverse: {
    asked: 'the activation energy of the reverse reaction',
    name: 'Activation energy of the reverse reaction',
  },
} as const

/** ΔH or an activation energy read from a drawn energy profile. */
export const drawnProfile = production('ge-e150', 'number', 'reaction-enthalpy', (random) => {
  const [reactants, products] = [5 * integer(random, 13, 34), 5 * integer(random, 13, 34)]
  const summit = Math.max(reactants, products) + 5 * integer(random, 8, 24)
  if (Math.abs(products - reactants) < 20) return null
  const asked = pick(random, ['change', 'forward', 'reverse'] as const)
  const [to, from] = {
    change: [products, reactants],
    forward: [summit, reactants],
    reverse: [summit, products],
  }[asked]
  if (to === undefined || from === undefined) return null
  const value = to - from
  const rule =
    asked === 'change'
      ? 'ΔH is the level of the products minus that of the reactants'
      : 'An activation energy is the summit minus the level from which it is climbed'
  const account = `${rule}: ${to} − ${from} = ${perMole(value)}`
  return workedNumber({
    element: 'H',
    stem: `An imagined reaction has this energy profile. What is ${barriers[asked].asked}?`,
    value,
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol'],
    tolerance: 0.0005,
    apart: 0.01,
    show: perMole,
    solution: () => ({
      asked: barriers[asked].asked,
      relation: rule,
      numbers: [
        [barriers[asked].name, less(exact(to, 'kJ/mol'), exact(from, 'kJ/mol')), 'kJ/mol', {}],
      ],
    }),
    account,
    wrong:
      asked === 'change'
        ? [
            [summit - reactants, 'TH15', 'That is the barrier.'],
            [-value, 'GE10', 'The sign is turned around.'],
            [products, 'TH15', 'That is the level of the products alone.'],
          ]
        : [
            [products - reactants, 'TH15', 'That is ΔH, the difference of the two levels.'],
            [
              asked === 'forward' ? summit - products : summit - reactants,
              'KI10',
              'That is the barrier from the other side.',
            ],
            [summit, 'RA7', 'That is the summit itself, measured from zero.'],
          ],
    figure: { kind: 'energy-profile', reactants, summit, products },
  })
})

type Melting = {
  readonly symbol: ElementSymbol
  readonly melting: number
  readonly boiling: number
}

/** Elements that melt and boil under normal pressure, with their points in whole °C. */
const substances: readonly Melting[] = 'Na K Mg Al Ga Zn Sn Pb Bi Cu Ag Au Hg Fe Ni Br I Cl S P'
  .split(' ')
  .flatMap((symbol) => {
    const { meltingPoint, boilingPoint } = element(symbol)
    if (meltingPoint === null || boilingPoint === null) return []
    return [{ symbol, melting: Math.round(meltingPoint), boiling: Math.round(boilingPoint) }]
  })

function degrees(value: number): string {
  return `${formatNumber(value)} °C`
}

/** A span of temperatures, or one of the two points in kelvin, read from a drawn heating curve. */
export const drawnHeatingCurve = production('ph-e150', 'number', 'heating-curves', (random) => {
  const { symbol, melting, boiling } = pick(random, substances)
  const asked = pick(random, ['span', 'melting', 'boiling'] as const)
  const figure = { kind: 'heating-curve', melting, boiling } as const
  if (asked === 'span') {
    const value = boiling - melting
    return workedNumber({
      element: symbol,
      figure,
      stem: 'A substance has this heating curve. By how many kelvins does it warm as a liquid?',
      value,
      unit: 'K',
      units: ['K'],
      tolerance: 0.0005,
      apart: 0.002,
      show: (kelvins) => `${formatNumber(kelvins)} K`,
      solution: () => ({
        asked: 'the rise of the liquid',
        given: {
          'First flat part': exact(melting, '°C'),
          'Second flat part': exact(boiling, '°C'),
        },
        relation:
          'The substance is liquid from the end of the first flat part to the start of the second',
        numbers: [['Rise', less(exact(boiling, '°C'), exact(melting, '°C')), 'K', {}]],
      }),
      account: `It melts at ${degrees(melting)} and boils at ${degrees(boiling)}, so the liquid warms by ${formatNumber(value)} K`,
      wrong: [
        [value + 273.15, 'TH5', 'A rise is the same number in °C and in kelvin.'],
        [boiling, 'TH7', 'That is the temperature at which it boils.'],
        [melting, 'TH7', 'That is the temperature at which it melts.'],
      ],
    })
  }
  const [celsius, other] = asked === 'melting' ? [melting, boiling] : [boiling, melting]
  const value = celsius + 273.15
  return workedNumber({
    element: symbol,
    figure,
    stem: `A substance has this heating curve. At how many kelvins does it ${asked === 'melting' ? 'melt' : 'boil'}?`,
    value,
    unit: 'K',
    units: ['K', '°C'],
    tolerance: 0.3 / value,
    apart: 0.002,
    show: (kelvins) => `${formatNumber(kelvins, { decimals: 2 })} K`,
    solution: () => ({
      asked: `the ${asked} point in kelvin`,
      given: {
        [asked === 'melting' ? 'First flat part' : 'Second flat part']: exact(celsius, '°C'),
      },
      relation: `The temperature stays the same while a substance melts and while it boils, and kelvins are °C + 273.15`,
      numbers: [
        [
          `${capitalized(asked)} point`,
          added(exact(celsius, '°C'), exact(273.15)),
          'K',
          { decimals: 2 },
        ],
      ],
    }),
    account: `The ${asked === 'melting' ? 'first' : 'second'} flat part lies at ${degrees(celsius)}, that is ${formatNumber(value, { decimals: 2 })} K`,
    wrong: [
      [other + 273.15, 'TH7', `On that flat part it ${asked === 'melting' ? 'boils' : 'melts'}.`],
      [celsius, 'TH5', 'That is the number in °C.'],
      [celsius - 273.15, 'TH5', 'Kelvins are 273.15 more than °C, not less.'],
    ],
  })
})

/** The level of the summit or of the products, from the barrier and ΔH: the other way around than `drawnProfile`. */
export const levelOfProfile = production('ge-e45', 'number', 'reaction-enthalpy', (random) => {
  const start = 5 * integer(random, 12, 40)
  const barrier = 5 * integer(random, 8, 30)
  const change = pick(random, [1, -1]) * 5 * integer(random, 4, 24)
  const asksSummit = pick(random, [true, false])
  if (start + change < 20 || barrier < change + 20) return null
  const value = start + (asksSummit ? barrier : change)
  const name = asksSummit ? 'Summit' : 'Products'
  const relation = asksSummit
    ? 'The summit lies by the activation energy above the reactants'
    : 'The products lie by ΔH above or below the reactants'
  const shown = asksSummit
    ? `${start} + ${barrier}`
    : `${start} ${change < 0 ? '−' : '+'} ${Math.abs(change)}`
  return workedNumber({
    element: 'H',
    stem: `On the energy profile of an imagined reaction the reactants lie at ${start} kJ/mol. The activation energy is ${barrier} kJ/mol and ΔH ${perMole(change)}. Where ${asksSummit ? 'does the summit' : 'do the products'} lie?`,
    value,
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol'],
    tolerance: 0.0005,
    apart: 0.01,
    show: perMole,
    solution: () => ({
      asked: asksSummit ? 'the level of the summit' : 'the level of the products',
      relation,
      numbers: [
        [
          name,
          added(exact(start, 'kJ/mol'), withSign(asksSummit ? barrier : change, 'kJ/mol')),
          'kJ/mol',
          {},
        ],
      ],
    }),
    account: `${relation}: ${shown} = ${perMole(value)}`,
    wrong: asksSummit
      ? [
          [start + change, 'TH15', 'That is the level of the products.'],
          [start + change + barrier, 'TH15', 'The barrier is climbed from the reactants.'],
          [barrier, 'TH15', 'That is the height of the climb, not the level.'],
        ]
      : [
          [start - change, 'GE10', 'The sign of ΔH is turned around.'],
          [start + barrier, 'TH15', 'That is the level of the summit.'],
          [start + barrier - change, 'TH15', 'The products lie by ΔH from the reactants.'],
        ],
  })
})
