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

const examples = ['C6H12O6', 'H2O', 'CuSO4·5H2O', 'NH4NO3', 'Fe2O3'].map((formula) => ({
  label: formula,
  values: { formula },
}))

/** Share of each element in the mass of a compound. */
export function PercentTool() {
  const { values, change } = useToolInput({ formula: 'C6H12O6' }, (field) => ({
    formula: field('formula'),
  }))
  const mass = molarMassOf(values.formula)
  return (
    <ToolScreen
      tool="percent-composition"
      input={
        <>
          <NotationField
            label="Formula"
            problem={'problem' in mass ? formulaSentence(mass) : null}
            value={values.formula}
            onChange={(formula) => change({ formula })}
          />
          <ExampleList examples={examples} onChoose={change} />
        </>
      }
      answer={
        'problem' in mass ? (
          <ProblemPanel problem="There is no composition to show yet." />
        ) : (
          <AnswerPanel
            answer={mass.parts
              .map(({ symbol, percent }) => `${percentText(percent)} ${symbol}`)
              .join(', ')}
            note={waterNote(mass)}
          >
            <Bars mass={mass} />
          </AnswerPanel>
        )
      }
      steps={'problem' in mass ? null : <StepList steps={stepsOf(mass)} />}
      pitfalls={[
        'Percent by mass is not the percent of the atoms: two of three atoms in H2O are hydrogen, and only 11.19 % of its mass.',
        'The shares are rounded, so their sum can be 99.99 % or 100.01 %.',
        'In a hydrate, the water of crystallization counts as part of the mass.',
      ]}
    />
  )
}

function Bars({ mass }: { readonly mass: MolarMass }) {
  return (
    <ul aria-hidden className="mt-4 grid gap-2">
      {mass.parts.map(({ symbol, percent }) => (
        <li key={symbol} className="grid grid-cols-[2.5rem_1fr] items-center gap-2">
          <span translate="no">{symbol}</span>
          <svg className="h-3 w-full overflow-hidden rounded-full bg-sunken">
            <rect width={`${percent}%`} height="100%" className="fill-accent" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

function waterNote({ waterPercent }: MolarMass): string | null {
  return waterPercent === null
    ? null
    : `Water of crystallization: ${percentText(waterPercent)} of the mass.`
}

function stepsOf({ parts, total, formula }: MolarMass): readonly Step[] {
  return [
    {
      text: 'Multiply the atoms of each element by the atomic mass.',
      lines: parts.map(
        ({ name, count, atomicMass, mass }) =>
          `${name}: ${count} × ${formatNumber(atomicMass)} g/mol = ${formatNumber(mass)} g/mol`,
      ),
    },
    {
      text: 'Add them up to the molar mass.',
      lines: [`${formatFormula(formula)}: M = ${formatNumber(total, { decimals: 3 })} g/mol`],
    },
    {
      text: 'Divide each part by the molar mass.',
      lines: parts.map(
        ({ name, mass, percent }) =>
          `${name}: ${formatNumber(mass)} / ${formatNumber(total, { decimals: 3 })} = ${percentText(percent)}`,
      ),
    },
  ]
}

function percentText(percent: number): string {
  return `${formatNumber(percent, { decimals: 2 })} %`
}
