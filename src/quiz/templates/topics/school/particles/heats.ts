import { BOILING_HEAT, MELTING_HEAT, WATER_HEAT } from '#chemistry/heats/specific-heats.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { partOf, problem } from '#quiz/templates/made/problem.ts'
import { quantity, typedNumber } from '#quiz/templates/made/typed-number.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { added, multiplied } from '#quiz/worked/expressions.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

function kilojoules(heat: number): string {
  return quantity(heat, 'kJ')
}

/** The heat that turns ice at its melting point into steam at the boiling point, step by step. */
export const iceToSteam = production('ph-h250', 'steps', 'changes-of-state', (random) => {
  const grams = pick(
    random,
    [12, 15, 18, 20, 25, 30, 35, 36, 40, 45, 50, 54, 60, 65, 72, 75, 80, 90, 100, 120, 150],
  )
  const melt = (grams * MELTING_HEAT) / 1000
  const warm = (grams * WATER_HEAT * 100) / 1000
  const boil = (grams * BOILING_HEAT) / 1000
  const value = melt + warm + boil
  const shared = {
    element: 'O',
    unit: 'kJ',
    units: ['J', 'kJ'],
    tolerance: 0.01,
    figures: null,
    article: null,
  } as const
  const parts = [
    partOf(
      typedNumber({
        ...shared,
        stem: `How much heat melts the ice? Melting takes ${MELTING_HEAT} J/g.`,
        value: melt,
        wrong: [
          {
            value: 0,
            misconception: 'PA2',
            why: `The temperature stays the same, but melting takes heat all the same. ${grams} g × ${MELTING_HEAT} J/g are ${kilojoules(melt)}.`,
          },
          {
            value: (grams * WATER_HEAT) / 1000,
            misconception: 'PA2',
            why: `While ice melts nothing gets warmer, so no specific heat capacity is needed. ${grams} g × ${MELTING_HEAT} J/g are ${kilojoules(melt)}.`,
          },
        ],
        right: `Melting takes ${grams} g × ${MELTING_HEAT} J/g, which is ${kilojoules(melt)}.`,
      }),
    ),
    partOf(
      typedNumber({
        ...shared,
        stem: `How much heat warms the water from 0 °C to 100 °C? It takes ${WATER_HEAT} J/(g·K).`,
        value: warm,
        wrong: [
          {
            value: (grams * WATER_HEAT * 373.15) / 1000,
            misconception: 'PH5',
            why: `The rise is 100 K, whatever the scale. The water takes ${kilojoules(warm)}.`,
          },
          {
            value: (grams * WATER_HEAT) / 1000,
            misconception: null,
            why: `That warms the water by 1 K. For 100 K it takes ${kilojoules(warm)}.`,
          },
        ],
        right: `Warming takes ${grams} g × ${WATER_HEAT} J/(g·K) × 100 K, which is ${kilojoules(warm)}.`,
      }),
    ),
    partOf(
      typedNumber({
        ...shared,
        stem: `How much heat boils all of it away at 100 °C? Boiling takes ${BOILING_HEAT} J/g.`,
        value: boil,
        wrong: [
          {
            value: (grams * MELTING_HEAT) / 1000,
            misconception: null,
            why: `That is the heat of melting. Boiling parts the particles from each other and takes ${kilojoules(boil)}.`,
          },
        ],
        right: `Boiling takes ${grams} g × ${BOILING_HEAT} J/g, which is ${kilojoules(boil)}.`,
      }),
    ),
    partOf(
      typedNumber({
        ...shared,
        stem: 'How much heat is that together?',
        value,
        wrong: [
          {
            value: warm,
            misconception: 'PA2',
            why: `The flat parts of the curve take heat as well. Together it is ${kilojoules(value)}.`,
          },
        ],
        right: `Together it is ${kilojoules(value)}.`,
      }),
      {
        kind: 'sum',
        of: [
          { part: 0, factor: 1 },
          { part: 1, factor: 1 },
          { part: 2, factor: 1 },
        ],
      },
    ),
  ]
  const mass = exact(grams, 'g')
  return problem({
    element: 'O',
    stem: `${grams} g of ice at 0 °C become steam at 100 °C. Work out the heat in four parts.`,
    parts,
    elements: ['H', 'O'],
    article: null,
    solution: () =>
      workedSolution({
        asked: 'the heats of melting, warming and boiling, and their sum',
        relation:
          'In flat parts of the curve heat = mass × heat for each gram; in rising parts mass × specific heat capacity × rise',
        numbers: [
          ['Melting', multiplied(mass, exact(MELTING_HEAT / 1000, 'kJ/g')), 'kJ'],
          [
            'Warming',
            multiplied(mass, exact(WATER_HEAT / 1000, 'kJ/(g·K)'), exact(100, 'K')),
            'kJ',
          ],
          ['Boiling', multiplied(mass, exact(BOILING_HEAT / 1000, 'kJ/g')), 'kJ'],
          [
            'Together',
            added(measured(melt, 'kJ'), measured(warm, 'kJ'), measured(boil, 'kJ')),
            'kJ',
          ],
        ],
      }),
  })
})
