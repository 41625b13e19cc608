import { integer, pick } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'

type Dissolving = { readonly change: number; readonly warms: boolean }

function textOf({ change, warms }: Dissolving): string {
  return `${change < 0 ? '−' : ''}${Math.abs(change)} kJ/mol, it gets ${warms ? 'warmer' : 'colder'}`
}

/** Salts that dissolve with the sign of nature, and about what parting their ions takes, in kJ/mol. */
const salts = [
  { salt: 'LiCl', element: 'Li', parting: 850, warms: true },
  { salt: 'LiBr', element: 'Li', parting: 810, warms: true },
  { salt: 'NaOH', element: 'Na', parting: 890, warms: true },
  { salt: 'KNO₃', element: 'K', parting: 690, warms: false },
  { salt: 'NH₄Cl', element: 'N', parting: 700, warms: false },
  { salt: 'KI', element: 'K', parting: 650, warms: false },
] as const

/** The enthalpy of a solution and its temperature, from parting the ions and from their hydration. */
export const enthalpyOfSolution = template('ge-m560', 'reaction-enthalpy', (random) => {
  const { salt, element, warms, ...about } = pick(random, salts)
  const parting = about.parting + integer(random, -9, 9)
  const size = integer(random, 10, 55)
  const change = warms ? -size : size
  const hydration = parting - change
  const account = `${parting} kJ/mol − ${hydration} kJ/mol = ${warms ? '−' : ''}${size} kJ/mol, and the water ${warms ? 'takes up what is left over' : 'gives what is missing'}`
  return choice<Dissolving>({
    element,
    stem: `Suppose parting the ions of ${salt} takes ${parting} kJ/mol, and their hydration gives off ${hydration} kJ/mol. What is ΔH of dissolving, and what happens to the solution?`,
    answer: { change, warms },
    isRight: (one) => one.change + hydration === parting && one.warms === hydration > parting,
    show: textOf,
    lures: [
      {
        value: { change: -change, warms: !warms },
        misconception: 'BO5',
        why: `Parting the ions takes energy, and water around them gives energy off. ${account}.`,
      },
      {
        value: { change, warms: !warms },
        misconception: 'GE10',
        why: `ΔH is right, but its sign tells the opposite of the temperature: a negative ΔH warms. ${account}.`,
      },
      {
        value: { change: -change, warms },
        misconception: 'GE10',
        why: `The temperature is right, but the sign of ΔH does not fit it. ${account}.`,
      },
    ],
    right: `${account}.`,
    see: { article: null },
  })
})
