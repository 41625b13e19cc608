import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'

/** A volume from a flow and a time in other units. */
export const volumeOfFlow = production('ge-e641', 'number', 'unit-conversion', (random) => {
  const flow = integer(random, 11, 95) / 10
  const hours = pick(random, [1.5, 2, 2.5, 3, 4, 6, 8])
  const minutes = 60 * hours
  const milliliters = flow * minutes
  const value = milliliters / 1000
  const shownFlow = `${formatNumber(flow)} mL/min`
  return workedNumber({
    element: 'H',
    stem: `A tap drips ${shownFlow}. How many liters of water are lost in ${formatNumber(hours)} hours?`,
    value,
    unit: 'L',
    units: ['mL', 'L', 'm³'],
    solution: () => ({
      asked: 'the volume in liters',
      given: { Flow: exact(flow, 'mL/min'), Time: exact(hours, 'h') },
      relation: 'Each unit that is not wanted is canceled by a factor that is equal to one',
      conversions: [['Time', multiplied(exact(hours, 'h'), exact(60, 'min/h')), 'min', {}]],
      numbers: [
        ['Milliliters', multiplied(exact(flow, 'mL/min'), exact(minutes, 'min')), 'mL', {}],
        ['Liters', divided(exact(milliliters, 'mL'), exact(1000, 'mL/L')), 'L'],
      ],
    }),
    account: `${shownFlow} × ${formatNumber(hours)} h × 60 min/h / (1000 mL/L) = ${quantity(value, 'L')}`,
    wrong: [
      [
        (flow * hours) / 1000,
        'LA17',
        'That leaves the hours in hours, but the flow is for a minute.',
      ],
      [milliliters, 'LA17', 'That is the number of milliliters.'],
      [flow * hours, 'LA17', 'Hours are 60 minutes each, and a liter is 1000 mL.'],
      [
        (flow * hours) / 60 / 1000,
        'LA17',
        'Hours are multiplied by 60 to get minutes, not divided.',
      ],
      [milliliters / 100, 'GE30', 'A liter is 1000 mL, not 100.'],
    ],
  })
})

/** A mass that a pool needs, from a dose for each liter. */
export const massForPool = production('ge-m641', 'number', 'unit-conversion', (random) => {
  const dose = integer(random, 8, 40) / 10
  const cubic = 5 * integer(random, 4, 30)
  const percent = pick(random, [12, 35, 45, 56, 65, 70])
  const liters = cubic * 1000
  const pure = (dose * liters) / 1000
  const value = (pure * 100) / percent
  return workedNumber({
    element: 'Cl',
    stem: `A pool of ${cubic} m³ is to get ${formatNumber(dose)} mg of chlorine for each liter. The powder holds ${percent}% of chlorine. How many grams of powder are needed?`,
    value,
    unit: 'g',
    units: ['mg', 'g', 'kg'],
    solution: () => ({
      asked: 'the mass of the powder',
      given: {
        Dose: exact(dose, 'mg/L'),
        Pool: exact(cubic, 'm³'),
        'Share of chlorine': exact(percent, '%'),
      },
      relation: 'Each unit that is not wanted is canceled by a factor that is equal to one',
      conversions: [['Volume', multiplied(exact(cubic, 'm³'), exact(1000, 'L/m³')), 'L', {}]],
      numbers: [
        [
          'Chlorine',
          divided(multiplied(exact(dose, 'mg/L'), exact(liters, 'L')), exact(1000, 'mg/g')),
          'g',
        ],
        ['Powder', divided(measured(pure, 'g'), exact(percent / 100)), 'g'],
      ],
    }),
    account: `${cubic} m³ are ${formatNumber(liters)} L and take ${quantity(pure, 'g', 4)} of chlorine, and ${quantity(pure, 'g', 4)} / ${formatNumber(percent / 100)} = ${quantity(value, 'g')}`,
    wrong: [
      [(pure * percent) / 100, 'GE15', 'The powder weighs more than the chlorine in it.'],
      [pure, null, 'That is the mass of chlorine alone.'],
      [value * 1000, 'LA17', 'That is the number of milligrams.'],
      [value / 1000, 'LA17', 'A cubic meter is 1000 L.'],
      [value / 10, 'GE30', 'A cubic meter is 1000 L, not 100.'],
    ],
  })
})
