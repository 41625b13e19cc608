import { formatIon, molarMass } from '#chemistry/compounds/formulas.ts'
import { FARADAY } from '#chemistry/quantities/constants.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'

import { bath, faradayText, metals } from './charges.ts'

const relation =
  'F is the charge of one mole of electrons, and the charge of an ion tells how many electrons it takes up'

/** The amount of metal that a charge deposits, or the charge that an amount takes. */
export const amountOfCharge = production('ch-m522', 'number', 'faraday', (random) => {
  const metal = pick(random, metals)
  const { symbol, charge } = metal
  const electronsEach = `Each ${formatIon(symbol, charge)} takes up ${counted(charge, 'electron')}`
  if (pick(random, [true, false])) {
    const coulombs = 500 * integer(random, 4, 60)
    const electrons = coulombs / FARADAY
    const value = electrons / charge
    return workedNumber({
      element: symbol,
      stem: `A charge of ${formatNumber(coulombs)} C flows through ${bath(metal)}. What amount of ${nameOf(symbol)} deposits? ${faradayText}.`,
      value,
      unit: 'mol',
      units: ['mmol', 'mol'],
      solution: () => ({
        asked: `the amount of ${nameOf(symbol)}`,
        given: { Charge: exact(coulombs, 'C') },
        relation,
        numbers: [
          ['Amount of electrons', divided(exact(coulombs, 'C'), exact(FARADAY, 'C/mol')), 'mol'],
          [`Amount of ${symbol}`, divided(measured(electrons, 'mol'), exact(charge)), 'mol'],
        ],
      }),
      account: `${formatNumber(coulombs)} C are ${quantity(electrons, 'mol')} of electrons. ${electronsEach}, so ${quantity(value, 'mol')} of ${symbol} deposit`,
      wrong: [
        [electrons, 'EL8', 'That is the amount of electrons.'],
        [electrons * charge, 'EL8', 'The charge of the ion divides, it does not multiply.'],
        [value * molarMass(symbol), 'GE12', 'That is the mass in grams.'],
      ],
    })
  }
  const moles = integer(random, 12, 95) / 1000
  const electrons = moles * charge
  const value = electrons * FARADAY
  return workedNumber({
    element: symbol,
    stem: `What charge deposits ${quantity(moles, 'mol', 2)} of ${nameOf(symbol)} from ${bath(metal)}? ${faradayText}.`,
    value,
    unit: 'C',
    units: ['C', 'kC'],
    show: (coulombs) => `${formatNumber(threeFigures(coulombs))} C`,
    solution: () => ({
      asked: 'the charge',
      given: { [`Amount of ${symbol}`]: measured(moles, 'mol', 2) },
      relation,
      numbers: [
        ['Amount of electrons', multiplied(exact(charge), measured(moles, 'mol', 2)), 'mol'],
        ['Charge', multiplied(measured(electrons, 'mol'), exact(FARADAY, 'C/mol')), 'C'],
      ],
    }),
    account: `${electronsEach}, so ${quantity(moles, 'mol', 2)} of ${symbol} take ${quantity(electrons, 'mol')} of electrons, or ${formatNumber(threeFigures(value))} C`,
    wrong: [
      [moles * FARADAY, 'EL8', 'That takes one electron for each ion.'],
      [(moles * FARADAY) / charge, 'EL8', 'The charge of the ion multiplies, it does not divide.'],
      [FARADAY / moles, 'EL8', 'F is the charge of one mole, so the amount multiplies it.'],
    ],
  })
})
