import { cationTests, halideTests } from '#chemistry/analysis/ion-tests.ts'
import { formatFormula, formula as readFormula } from '#chemistry/compounds/formulas.ts'
import { saltFormula } from '#chemistry/electrons/ions.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { equation as equationOf } from '#chemistry/reactions/equations.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { balancingTask, onesEverywhere } from '#quiz/templates/made/balancing-task.ts'
import { partOf, problem } from '#quiz/templates/made/problem.ts'
import { formulaDraft } from '#quiz/templates/production/building/drafts.ts'
import { known, law, solved } from '#quiz/worked/solutions.ts'

import { withoutCharge } from './ions.ts'

type Known = {
  readonly ion: string
  readonly name: string
  readonly element: ElementSymbol
  readonly clue: string
  readonly other: string
  readonly misconception: MisconceptionId | null
  readonly why: string
}

const article = 'how-to-balance-chemical-equations'

function cation(
  ion: string,
  clue: string,
  other: string,
  misconception: MisconceptionId | null,
  why: string,
): Known {
  const { name = '', element = 'H' } = cationTests.find((one) => one.ion === ion) ?? {}
  return { ion, name, element, clue, other, misconception, why }
}

const cations: readonly Known[] = [
  cation(
    'Cu^2+',
    'a blue precipitate that stays in more of it',
    'Fe^2+',
    null,
    'Iron(II) hydroxide is green.',
  ),
  cation(
    'Fe^2+',
    'a green precipitate that stays and turns brown in air',
    'Fe^3+',
    'AN7',
    'Iron(III) hydroxide is red-brown from the start.',
  ),
  cation(
    'Fe^3+',
    'a red-brown precipitate that stays in more of it',
    'Fe^2+',
    'AN7',
    'Iron(II) hydroxide is green.',
  ),
  cation(
    'Al^3+',
    'a white precipitate that dissolves in more of it but not in ammonia',
    'Zn^2+',
    'AN2',
    'Zinc hydroxide dissolves in ammonia as well.',
  ),
  cation(
    'Zn^2+',
    'a white precipitate that dissolves in more of it, and in ammonia',
    'Al^3+',
    'AN2',
    'Aluminum hydroxide does not dissolve in ammonia.',
  ),
  cation(
    'Mg^2+',
    'a white precipitate that stays, and the flame has no color',
    'Ca^2+',
    'AN10',
    'Calcium gives an orange-red flame.',
  ),
]

const anions: readonly Known[] = [
  ...halideTests.map(({ ion, name, element, color }, place): Known => {
    const other = halideTests[place === 0 ? 2 : 0] ?? { ion: '', name: '', color: '' }
    return {
      ion,
      name,
      element,
      clue: `nitric acid and silver nitrate give a ${color} precipitate`,
      other: other.ion,
      misconception: 'AN9',
      why: `The precipitate of ${other.name} would be ${other.color}.`,
    }
  }),
  {
    ion: 'SO4^2-',
    name: 'sulfate',
    element: 'S',
    clue: 'hydrochloric acid and barium chloride give a white precipitate',
    other: 'Cl^-',
    misconception: 'AN4',
    why: 'Chloride is in both reagents, so it cannot be what they test for.',
  },
]

/** Iron(III) and copper(II) oxidize iodide, so there are no such salts. */
const missing = new Set(['Fe^3+I^-', 'Cu^2+I^-'])

/** The formula of a salt from tests for both of its ions. */
export const unknownSalt = production('ch-h250', 'steps', 'ion-tests', (random) => {
  const [metal, rest] = [pick(random, cations), pick(random, anions)]
  if (missing.has(metal.ion + rest.ion)) return null
  const [positive, negative] = [readFormula(metal.ion), readFormula(rest.ion)]
  const salt = saltFormula(
    { name: metal.name, formula: withoutCharge(metal.ion), charge: positive.charge },
    { name: rest.name, formula: withoutCharge(rest.ion), charge: negative.charge },
  )
  const equation = equationOf(
    `${metal.ion} + ${positive.charge} OH^- -> ${withoutCharge(metal.ion)}(OH)${positive.charge}`,
  )
  const text = formatFormula(salt)
  const elements = [metal.element, rest.element]
  const see = { elements, article }
  const parts = [
    partOf(
      formulaDraft({
        element: metal.element,
        stem: `Sodium hydroxide gives ${metal.clue}. Which ion of a metal is it?`,
        answer: metal.ion,
        slips: [
          {
            value: metal.other,
            misconception: metal.misconception,
            text: `${metal.why} The ion is ${formatFormula(positive)}.`,
          },
        ],
        right: `Sodium hydroxide gives ${metal.clue}: that is ${formatFormula(positive)}.`,
        see,
      }),
    ),
    partOf(
      formulaDraft({
        element: rest.element,
        stem: `In another sample ${rest.clue}. Which ion is it?`,
        answer: rest.ion,
        slips: [
          {
            value: rest.other,
            misconception: rest.misconception,
            text: `${rest.why} The ion is ${formatFormula(negative)}.`,
          },
        ],
        right: `Where ${rest.clue}, the ion is ${formatFormula(negative)}.`,
        see,
      }),
    ),
    partOf(
      formulaDraft({
        element: metal.element,
        stem: 'Type the formula of the salt.',
        answer: salt,
        slips: [
          {
            value: `${withoutCharge(metal.ion)}${withoutCharge(rest.ion)}`,
            misconception: 'BO11',
            text: `The charges do not add up to zero one to one. The formula is ${text}.`,
          },
        ],
        right: `The charges of ${formatFormula(positive)} and ${formatFormula(negative)} add up to zero in ${text}.`,
        see,
      }),
      { kind: 'salt', cation: 0, anion: 1 },
    ),
    partOf(
      balancingTask(equation, {
        element: metal.element,
        stem: 'Balance the ionic equation of the first precipitate.',
        corrections: [onesEverywhere(equation)],
      }),
    ),
  ]
  return problem({
    element: metal.element,
    stem: 'Tests show the two ions of a dissolved salt. Find its formula, in four parts.',
    parts,
    elements,
    article,
    solution: () =>
      solved(
        'the two ions, the salt and the equation',
        known('Sodium hydroxide gives', metal.clue),
        known('In another sample', rest.clue),
        law('The hydroxide tells the metal ion, and the other precipitate its partner'),
        known('The charges of the ions add up to zero in', text),
      ),
  })
})
