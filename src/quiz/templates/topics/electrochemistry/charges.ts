import { formatIon, molarMass } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { FARADAY } from '#chemistry/quantities/constants.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, type Expression, multiplied } from '#quiz/worked/expressions.ts'
import type { WorkedStep, WorkedSteps } from '#quiz/worked/worked-steps.ts'

export const faradayText = `F is ${formatNumber(FARADAY)} C/mol`

export type Deposited = {
  readonly symbol: ElementSymbol
  readonly charge: number
  readonly isMolten: boolean
}

/** Metals that an electrolysis deposits from their ions, in water or in a melt. */
export const metals: readonly Deposited[] = [
  { symbol: 'Ag', charge: 1, isMolten: false },
  { symbol: 'Cu', charge: 2, isMolten: false },
  { symbol: 'Ni', charge: 2, isMolten: false },
  { symbol: 'Zn', charge: 2, isMolten: false },
  { symbol: 'Sn', charge: 2, isMolten: false },
  { symbol: 'Cr', charge: 3, isMolten: false },
  { symbol: 'Au', charge: 3, isMolten: false },
  { symbol: 'Na', charge: 1, isMolten: true },
  { symbol: 'Mg', charge: 2, isMolten: true },
  { symbol: 'Al', charge: 3, isMolten: true },
]

/** The bath of an electrolysis in words. */
export function bath({ symbol, charge, isMolten }: Deposited): string {
  return `${isMolten ? 'a melt' : 'a solution'} with ${formatIon(symbol, charge)}`
}

/** The amount of electrons in mol that reaches the cathode. */
function electronsOf(current: number, minutes: number): number {
  return (current * minutes * 60) / FARADAY
}

const electronAmount = (charge: number): Expression =>
  divided(measured(charge, 'C', 4), exact(FARADAY, 'C/mol'))

const relation =
  'Charge = current × time; the charge divided by F is the amount of electrons, and the charge of an ion tells how many each one takes up'

/** The mass that a current deposits. */
export const depositedMass = production('ch-h60', 'number', 'faraday', (random) => {
  const metal = pick(random, metals)
  const { symbol, charge } = metal
  const current = pick(random, [0.5, 0.8, 1.2, 1.5, 2, 2.5, 3, 4, 5])
  const minutes = pick(random, [10, 15, 20, 25, 30, 40, 45, 60, 90])
  const seconds = 60 * minutes
  const coulombs = current * seconds
  const electrons = electronsOf(current, minutes)
  const mass = molarMass(symbol)
  const value = (electrons / charge) * mass
  const account = `${quantity(current, 'A')} × ${formatNumber(seconds)} s = ${formatNumber(coulombs)} C, that is ${quantity(electrons, 'mol')} of electrons, ${quantity(electrons / charge, 'mol')} of ${symbol} and ${quantity(value, 'g')}`
  return workedNumber({
    element: symbol,
    stem: `A current of ${quantity(current, 'A')} flows for ${minutes} min through ${bath(metal)}. What mass of ${nameOf(symbol)} deposits? ${faradayText}.`,
    value,
    unit: 'g',
    units: ['mg', 'g'],
    solution: () => ({
      asked: `the mass of ${nameOf(symbol)}`,
      given: { Current: measured(current, 'A') },
      relation,
      conversions: [['Time', multiplied(exact(minutes, 'min'), exact(60, 's/min')), 's', {}]],
      numbers: [
        [
          'Charge',
          multiplied(measured(current, 'A'), exact(seconds, 's')),
          'C',
          { significant: 4 },
        ],
        ['Amount of electrons', electronAmount(coulombs), 'mol'],
        [`Amount of ${symbol}`, divided(measured(electrons, 'mol'), exact(charge)), 'mol'],
        ['Mass', multiplied(measured(electrons / charge, 'mol'), measured(mass, 'g/mol', 4)), 'g'],
      ],
    }),
    account,
    wrong: [
      [
        value * charge,
        'EL8',
        `Each ion takes up ${counted(charge, 'electron')}, so there are fewer moles of metal.`,
      ],
      [value * charge * charge, 'EL8', `The electrons are divided by ${charge}, not multiplied.`],
      [value / 60, 'EL8', 'The time goes in as seconds, not as minutes.'],
      [electrons / charge, 'GE12', 'That is the amount of the metal in mol, not its mass.'],
    ],
  })
})

type Unknown = 'time' | 'current' | 'electrons'

/** The time, the current or the electrons for each ion, from the mass that deposits. */
export const currentOrTime = production('ch-h152', 'number', 'faraday', (random) => {
  const metal = pick(random, metals)
  const { symbol, charge } = metal
  const unknown = pick<Unknown>(random, ['time', 'current', 'electrons'])
  const current = pick(random, [0.5, 0.8, 1.2, 1.5, 2, 2.5, 3, 4, 5])
  const minutes = pick(random, [10, 15, 20, 25, 30, 40, 45, 60, 90])
  const molar = molarMass(symbol)
  const mass = threeFigures((electronsOf(current, minutes) / charge) * molar)
  const moles = mass / molar
  const solutionOf =
    (asked: string, numbers: readonly [WorkedStep, ...WorkedStep[]]) => (): WorkedSteps => ({
      asked,
      given: { Mass: measured(mass, 'g') },
      relation,
      conversions: [
        [`Amount of ${symbol}`, divided(measured(mass, 'g'), measured(molar, 'g/mol', 4)), 'mol'],
      ],
      numbers,
    })
  const bathText = bath(metal)
  const deposits = `${quantity(mass, 'g')} of ${nameOf(symbol)}`
  const amounts = `${quantity(mass, 'g')} are ${quantity(moles, 'mol')} of ${symbol}`
  if (unknown === 'electrons') {
    const electrons = electronsOf(current, minutes)
    if (metal.isMolten || charge === 1) return null
    return workedNumber({
      element: symbol,
      stem: `A current of ${quantity(current, 'A')} deposits ${deposits} from a solution in ${minutes} min. How many electrons does one ion take up? ${faradayText}.`,
      value: charge,
      unit: null,
      tolerance: 0.05,
      show: (value) => (Number.isInteger(value) ? formatNumber(value) : quantity(value, null)),
      solution: solutionOf('the electrons for one ion', [
        [
          'Charge',
          multiplied(measured(current, 'A'), exact(minutes, 'min'), exact(60, 's/min')),
          'C',
          { significant: 4 },
        ],
        ['Amount of electrons', electronAmount(current * minutes * 60), 'mol'],
        [
          'Electrons for one ion',
          divided(measured(electrons, 'mol'), measured(moles, 'mol')),
          null,
          { decimals: 0 },
        ],
      ]),
      account: `${quantity(electrons, 'mol')} of electrons have deposited ${quantity(moles, 'mol')} of ${symbol}, so that one ion takes up ${counted(charge, 'electron')}`,
      wrong: [
        [1 / charge, 'EL8', 'The ratio is turned around.'],
        [charge / 60, 'EL8', 'The time goes in as seconds, not as minutes.'],
        [1, 'EL8', 'The amounts of electrons and of metal are not equal.'],
      ],
    })
  }
  const isTime = unknown === 'time'
  const coulombs = moles * charge * FARADAY
  const value = isTime ? coulombs / current / 60 : coulombs / minutes / 60
  const account = `${amounts}, which take ${quantity(moles * charge, 'mol')} of electrons or ${quantity(coulombs, 'C')}; that makes ${quantity(value, isTime ? 'min' : 'A')}`
  return workedNumber({
    element: symbol,
    stem: isTime
      ? `How long does a current of ${quantity(current, 'A')} take to deposit ${deposits} from ${bathText}? ${faradayText}.`
      : `What current deposits ${deposits} from ${bathText} in ${minutes} min? ${faradayText}.`,
    value,
    unit: isTime ? 'min' : 'A',
    units: isTime ? ['s', 'min', 'h'] : ['mA', 'A'],
    solution: solutionOf(isTime ? 'the time' : 'the current', [
      ['Amount of electrons', multiplied(exact(charge), measured(moles, 'mol')), 'mol'],
      [
        'Charge',
        multiplied(measured(charge * moles, 'mol'), exact(FARADAY, 'C/mol')),
        'C',
        { significant: 4 },
      ],
      isTime
        ? [
            'Time',
            divided(
              measured(coulombs, 'C', 4),
              multiplied(measured(current, 'A'), exact(60, 's/min')),
            ),
            'min',
          ]
        : [
            'Current',
            divided(
              measured(coulombs, 'C', 4),
              multiplied(exact(minutes, 'min'), exact(60, 's/min')),
            ),
            'A',
          ],
    ]),
    account,
    wrong: [
      [
        value / charge,
        'EL8',
        `Each ion takes up ${counted(charge, 'electron')}, which makes the charge larger.`,
      ],
      [
        value / charge / charge,
        'EL8',
        `The amount of metal is multiplied by ${charge}, not divided.`,
      ],
      [
        value * 60,
        'EL8',
        isTime ? 'That is the number of seconds.' : 'The time goes in as seconds, not as minutes.',
      ],
      [value * molar, 'GE12', 'That takes grams for moles.'],
    ],
  })
})

/** The mass that the same charge deposits in a second cell. */
export const massInSeries = production('ch-h66', 'number', 'faraday', (random) => {
  const [first, second] = sample(
    random,
    metals.filter(({ isMolten }) => !isMolten),
    2,
  )
  if (first === undefined || second === undefined || first.charge === second.charge) return null
  const mass = pick(random, [0.25, 0.4, 0.54, 0.75, 0.96, 1.08, 1.35, 1.6, 2.16, 3.24])
  const [one, other] = [molarMass(first.symbol), molarMass(second.symbol)]
  const moles = mass / one
  const electrons = moles * first.charge
  const value = (electrons / second.charge) * other
  const account = `${quantity(mass, 'g')} are ${quantity(moles, 'mol')} of ${first.symbol} and took ${quantity(electrons, 'mol')} of electrons; the same electrons make ${quantity(electrons / second.charge, 'mol')} of ${second.symbol}, that is ${quantity(value, 'g')}`
  return workedNumber({
    element: second.symbol,
    elements: [first.symbol, second.symbol],
    stem: `The same current flows through solutions with ${formatIon(first.symbol, first.charge)} and ${formatIon(second.symbol, second.charge)}. While ${quantity(mass, 'g')} of ${nameOf(first.symbol)} deposit, what mass of ${nameOf(second.symbol)} does?`,
    value,
    unit: 'g',
    units: ['mg', 'g'],
    solution: () => ({
      asked: `the mass of ${nameOf(second.symbol)}`,
      given: { [`Mass of ${first.symbol}`]: measured(mass, 'g') },
      relation: 'The same charge means the same amount of electrons in both cells',
      conversions: [
        [
          `Amount of ${first.symbol}`,
          divided(measured(mass, 'g'), measured(one, 'g/mol', 4)),
          'mol',
        ],
      ],
      numbers: [
        ['Amount of electrons', multiplied(exact(first.charge), measured(moles, 'mol')), 'mol'],
        [
          `Amount of ${second.symbol}`,
          divided(measured(electrons, 'mol'), exact(second.charge)),
          'mol',
        ],
        [
          'Mass',
          multiplied(measured(electrons / second.charge, 'mol'), measured(other, 'g/mol', 4)),
          'g',
        ],
      ],
    }),
    account,
    wrong: [
      [
        moles * other,
        'EL8',
        'That takes equal amounts of both metals, but their ions have different charges.',
      ],
      [
        ((moles * second.charge) / first.charge) * other,
        'EL8',
        'The charges of the ions are turned around.',
      ],
      [
        (mass * first.charge) / second.charge,
        'GE12',
        'That compares masses, but the charge counts moles.',
      ],
    ],
  })
})
