import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, less, multiplied } from '#quiz/worked/expressions.ts'

import { perMole } from './drawn.ts'

/** Soluble salts of two ions of one kind and one of another, and about what parting their ions takes, in kJ/mol. */
const salts = [
  { salt: 'MgCl₂', cation: 'Mg²⁺', anion: 'Cl⁻', element: 'Mg', parting: 2520, twice: 370 },
  { salt: 'CaCl₂', cation: 'Ca²⁺', anion: 'Cl⁻', element: 'Ca', parting: 2250, twice: 370 },
  { salt: 'MgBr₂', cation: 'Mg²⁺', anion: 'Br⁻', element: 'Mg', parting: 2430, twice: 340 },
  { salt: 'CaBr₂', cation: 'Ca²⁺', anion: 'Br⁻', element: 'Ca', parting: 2170, twice: 340 },
  { salt: 'SrCl₂', cation: 'Sr²⁺', anion: 'Cl⁻', element: 'Sr', parting: 2140, twice: 370 },
] as const

/** ΔH of dissolving from a lattice and the hydration of each ion. */
export const cycleOfDissolving = production('bo-m711', 'number', 'lattice-cycles', (random) => {
  const { salt, cation, anion, element, ...about } = pick(random, salts)
  const parting = about.parting + integer(random, -20, 20)
  const twice = about.twice + integer(random, -15, 15)
  const value = -integer(random, 60, 180)
  const once = parting - 2 * twice - value
  const account = `${parting} − ${once} − 2 × ${twice} = ${perMole(value)}`
  return workedNumber({
    element,
    stem: `Suppose parting the ions of ${salt} takes ${parting} kJ/mol, and hydration gives off ${once} kJ/mol for ${cation}, ${twice} kJ/mol for ${anion}. What is ΔH of dissolving?`,
    value,
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol'],
    tolerance: 0.5 / Math.abs(value),
    show: perMole,
    account,
    wrong: [
      [value + twice, 'TH10', `A mole of ${salt} has two moles of ${anion}.`],
      [-value, 'GE10', 'Hydration gives off more than parting takes, so ΔH is negative.'],
      [parting + once + 2 * twice, 'BO5', 'Parting takes energy, and hydration gives it off.'],
      [-once - 2 * twice, 'BO5', 'Parting the ions takes energy first.'],
    ],
    solution: () => ({
      asked: 'ΔH of dissolving',
      given: {
        Parting: exact(parting, 'kJ/mol'),
        [`Hydration of ${cation}`]: exact(once, 'kJ/mol'),
        [`Hydration of ${anion}`]: exact(twice, 'kJ/mol'),
      },
      relation: 'ΔH = what parting the ions takes − what the hydration of all ions gives off',
      conversions: [
        [
          'Hydration of all ions',
          added(exact(once, 'kJ/mol'), multiplied(exact(2), exact(twice, 'kJ/mol'))),
          'kJ/mol',
          {},
        ],
      ],
      numbers: [
        ['ΔH', less(exact(parting, 'kJ/mol'), exact(once + 2 * twice, 'kJ/mol')), 'kJ/mol', {}],
      ],
    }),
  })
})
