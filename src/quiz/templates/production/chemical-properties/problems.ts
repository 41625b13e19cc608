import { formatIon } from '#chemistry/compounds/formulas.ts'
import { equation as equationOf, formatEquation } from '#chemistry/reactions/equations.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { balancingTask } from '#quiz/templates/made/balancing-task.ts'
import { partOf, problem } from '#quiz/templates/made/problem.ts'
import { typedNumber } from '#quiz/templates/made/typed-number.ts'
import { plainIon } from '#quiz/templates/production/building/drafts.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { less, multiplied } from '#quiz/worked/expressions.ts'
import { agreed, calculated, known, law, solved } from '#quiz/worked/solutions.ts'

const article = 'how-to-balance-chemical-equations'

/**
 * Metals from the most to the least active, with the charge of the ion that takes part. Tin is left out: it hardly
 * differs from lead.
 */
const series = [
  ['Mg', 2],
  ['Al', 3],
  ['Zn', 2],
  ['Fe', 2],
  ['Ni', 2],
  ['Pb', 2],
  ['Cu', 2],
  ['Ag', 1],
] as const

/** A metal and the ion of a less active one, from the electrons that move to the balanced equation. */
export const displacementInSteps = production('ch-h71', 'steps', 'redox', (random) => {
  const first = integer(random, 0, series.length - 2)
  const [metal, lost] = series[first] ?? ['Zn', 2]
  const [other, gained] = pick(random, series.slice(first + 1))
  const divisor = lost === gained ? lost : 1
  const [metals, ions] = [gained / divisor, lost / divisor]
  const [made, used] = [formatIon(metal, lost), formatIon(other, gained)]
  const equation = equationOf(
    `${numberBefore(metals)}${metal} + ${numberBefore(ions)}${plainIon(other, gained)} -> ${numberBefore(metals)}${plainIon(metal, lost)} + ${numberBefore(ions)}${other}`,
  )
  const oxidation = `${metal} → ${made} + ${numberBefore(lost)}e⁻`
  const reduction = `${used} + ${numberBefore(gained)}e⁻ → ${other}`
  const electrons = `${counted(metals * lost, 'electron')} move, ${metals} × ${lost} and ${ions} × ${gained}, so ${formatEquation(equation)}`
  const count = { unit: null, units: [], tolerance: 0, figures: null, article } as const
  return problem({
    element: metal,
    stem: `Metallic ${nameOf(metal)} reacts with ${used} ions and becomes ${made}. Balance the equation from its half-reactions, in three parts.`,
    parts: [
      partOf(
        typedNumber({
          element: metal,
          stem: `How many electrons does each ${nameOf(metal)} atom lose?`,
          value: lost,
          ...count,
          wrong: [
            {
              value: gained,
              misconception: 'CH15',
              why: `That is the charge of the other ion. The half-reaction is ${oxidation}.`,
            },
            {
              value: -lost,
              misconception: 'CH15',
              why: `The number of electrons is no charge and has no sign. The half-reaction is ${oxidation}.`,
            },
          ],
          right: `${oxidation}: ${counted(lost, 'electron')}.`,
        }),
      ),
      partOf(
        typedNumber({
          element: other,
          stem: `How many electrons does each ${used} ion gain?`,
          value: gained,
          ...count,
          wrong: [
            {
              value: lost,
              misconception: 'CH15',
              why: `So many electrons does the metal lose, not the ion gain. The half-reaction is ${reduction}.`,
            },
            {
              value: gained + 1,
              misconception: 'CH15',
              why: `That would leave a negative charge. The half-reaction is ${reduction}.`,
            },
          ],
          right: `${reduction}: ${counted(gained, 'electron')}.`,
        }),
      ),
      partOf(
        balancingTask(equation, {
          element: metal,
          stem: 'Balance the whole equation.',
          corrections: [
            {
              given: '1, 1, 1, 1',
              misconception: 'GE13',
              text: `The atoms agree, but not the charges. The electrons have to cancel: ${electrons}.`,
            },
            {
              given: [ions, metals, ions, metals].join(', '),
              misconception: 'CH15',
              text: `The two factors were exchanged. Lost and gained electrons have to cancel: ${electrons}.`,
            },
          ],
          right: `${electrons}.`,
        }),
      ),
    ],
    elements: [metal, other],
    article,
    solution: () =>
      solved(
        'the balanced equation',
        law('As many electrons are lost as are gained'),
        calculated(`Electrons that ${metal} loses`, less(withSign(lost), exact(0)), exact(lost)),
        calculated(`Electrons that ${used} gains`, less(withSign(gained), exact(0)), exact(gained)),
        known('Oxidation', oxidation),
        known('Reduction', reduction),
        agreed(
          'Electrons',
          multiplied(exact(metals), exact(lost)),
          multiplied(exact(ions), exact(gained)),
        ),
      ),
  })
})

/** A number in front of a substance, which is not written where it is one. */
function numberBefore(count: number): string {
  return count === 1 ? '' : `${count} `
}
