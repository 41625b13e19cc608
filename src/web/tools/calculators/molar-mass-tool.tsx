import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { type MolarMass, molarMassOf } from '#chemistry/tools/molar-mass.ts'
import { formatNumber } from '#chemistry/units.ts'
import { AnswerPanel } from '#web/tools/screen/answer-panel.tsx'
import { ExampleList } from '#web/tools/screen/example-list.tsx'
import { NotationField } from '#web/tools/screen/notation-field.tsx'
import { ProblemPanel } from '#web/tools/screen/problem-panel.tsx'
import { formulaSentence } from '#web/tools/screen/problem-sentences.ts'
import { type Step, StepList } from '#web/tools/screen/step-list.tsx'
import { ToolScreen } from '#web/tools/screen/tool-screen.tsx'
import { useToolInput } from '#web/tools/screen/use-tool-input.ts'

const examples = ['Ca(NO3)2', 'CuSO4·5H2O', 'C6H12O6', 'SO4^2-', 'K4[Fe(CN)6]'].map((formula) => ({
  label: formula,
  values: { formula },
}))

/** Molar mass of a formula, element by element. */
export function MolarMassTool() {
  const { values, change } = useToolInput({ formula: 'Ca(NO3)2' }, (field) => ({
    formula: field('formula'),
  }))
  const mass = molarMassOf(values.formula)
  return (
    <ToolScreen
      tool="molar-mass"
      input={
        <>
          <NotationField
            label="Formula"
            hint="Brackets, hydrates such as CuSO4·5H2O, and charges such as SO4^2- are read too."
            problem={'problem' in mass ? formulaSentence(mass) : null}
            value={values.formula}
            onChange={(formula) => change({ formula })}
          />
          <ExampleList examples={examples} onChoose={change} />
        </>
      }
      answer={
        'problem' in mass ? (
          <ProblemPanel problem="There is no molar mass to show yet." />
        ) : (
          <AnswerPanel
            answer={`${formatFormula(mass.formula)}: M = ${grams(mass.total)}`}
            note={noteOf(mass)}
          />
        )
      }
      steps={'problem' in mass ? null : <StepList steps={stepsOf(mass)} />}
      pitfalls={[
        'A count behind a bracket multiplies everything inside: Ca(NO3)2 has two nitrogen and six oxygen atoms.',
        'The number before H2O in a hydrate multiplies the whole water molecule, and the point is not a decimal point.',
        'Capital letters decide: Co is cobalt, CO is carbon monoxide.',
        'Round at the end. With rounded atomic masses, sums differ in the last place.',
      ]}
    />
  )
}

function noteOf({ formula, parts }: MolarMass): string | null {
  const odd = parts.filter(({ isStandard }) => !isStandard).map(({ name }) => name.toLowerCase())
  if (odd.length > 0) {
    return `No standard atomic weight exists for ${odd.join(' and ')}: the mass number of the longest-lived isotope is used.`
  }
  return formula.charge === 0
    ? null
    : 'The mass of the electrons that an ion has gained or lost is too small to count.'
}

function stepsOf({ parts, total }: MolarMass): readonly Step[] {
  return [
    {
      text: 'Count the atoms of each element in the formula.',
      lines: [parts.map(({ count, symbol }) => `${count} × ${symbol}`).join(', ')],
    },
    {
      text: 'Multiply each count by the atomic mass.',
      lines: parts.map(
        ({ name, count, atomicMass, mass }) =>
          `${name}: ${count} × ${formatNumber(atomicMass)} g/mol = ${formatNumber(mass)} g/mol`,
      ),
    },
    {
      text: 'Add them up, and round to three decimals.',
      lines: [`M = ${parts.map(({ mass }) => formatNumber(mass)).join(' + ')} = ${grams(total)}`],
    },
  ]
}

function grams(mass: number): string {
  return `${formatNumber(mass, { decimals: 3 })} g/mol`
}
