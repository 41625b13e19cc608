import { formatFormula } from '#chemistry/compounds/formulas.ts'
import {
  type EmpiricalFormula,
  empiricalFormula,
  type EmpiricalProblem,
} from '#chemistry/tools/empirical-formula.ts'
import { formatNumber } from '#chemistry/units.ts'
import { AnswerPanel } from '#web/tools/screen/answer-panel.tsx'
import { ExampleList } from '#web/tools/screen/example-list.tsx'
import { NotationField } from '#web/tools/screen/notation-field.tsx'
import { ProblemPanel } from '#web/tools/screen/problem-panel.tsx'
import { inFigures, plainNumber } from '#web/tools/screen/shown.ts'
import { type Step, StepList } from '#web/tools/screen/step-list.tsx'
import { ToolScreen } from '#web/tools/screen/tool-screen.tsx'
import { useToolInput } from '#web/tools/screen/use-tool-input.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

const RATIO_FIGURES = 4

const examples = [
  { shares: 'C 40.0, H 6.7, O 53.3', mass: '180.16' },
  { shares: 'N 30.4, O 69.6', mass: '92.0' },
  { shares: 'Fe 72.4, O 27.6', mass: '' },
  { shares: 'Mg 2.43 g, O 1.60 g', mass: '' },
].map((values) => ({ label: values.shares, values }))

/** Empirical and molecular formula from an analysis. */
export function EmpiricalTool() {
  const { values, change } = useToolInput(
    { shares: 'C 40.0, H 6.7, O 53.3', mass: '180.16' },
    (field) => ({ shares: field('shares'), mass: field('mass') }),
  )
  const found = empiricalFormula(values.shares, values.mass)
  const problem = 'problem' in found ? sentence(found) : null
  const isMass = 'problem' in found && found.problem.startsWith('mass')
  return (
    <ToolScreen
      tool="empirical-formula"
      input={
        <div className="grid gap-4">
          <NotationField
            label="Elements with their percent or grams"
            hint="One number for each element: C 40.0, H 6.7, O 53.3."
            problem={isMass ? null : problem}
            value={values.shares}
            onChange={(shares) => change({ shares })}
          />
          <TextField
            label="Molar mass in g/mol, if you know it"
            hint="It leads from the simplest formula to the molecule."
            problems={problem !== null && isMass ? [problem] : []}
            value={values.mass}
            onChange={(event) => change({ mass: event.target.value })}
            autoComplete="off"
            inputMode="decimal"
          />
          <ExampleList examples={examples} onChoose={change} />
        </div>
      }
      answer={
        'problem' in found ? (
          <ProblemPanel problem="There is no formula to show yet." />
        ) : (
          <AnswerPanel
            answer={
              found.molecular === null
                ? formatFormula(found.formula)
                : `${formatFormula(found.formula)}, molecule ${formatFormula(found.molecular.formula)}`
            }
            note={comparison(found)}
          />
        )
      }
      steps={'problem' in found ? null : <StepList steps={stepsOf(found)} />}
      pitfalls={[
        'Do not round the amounts early: 1.33 is 4/3, and rounding it to 1 loses the formula.',
        'A ratio near .5, .33 or .25 asks for a multiplication by 2, 3 or 4.',
        'Formulas with many atoms of one element need more figures than most analyses give: compare the percentages of the formula with yours.',
        'The empirical formula is the simplest ratio. CH2O is formaldehyde, acetic acid and glucose alike; only the molar mass tells them apart.',
      ]}
    />
  )
}

/** The percentages of the formula beside those of the analysis, for the learner to judge. */
function comparison({ shares, formula }: EmpiricalFormula): string {
  const list = shares
    .map(
      ({ symbol, percentOfFormula }) =>
        `${formatNumber(percentOfFormula, { decimals: 2 })} % ${symbol}`,
    )
    .join(', ')
  return `For comparison, ${formatFormula(formula)} has ${list}.`
}

function stepsOf(found: EmpiricalFormula): readonly Step[] {
  const { shares, factor, formula, mass, molecular } = found
  const first: readonly Step[] = [
    {
      text: 'Take the numbers as grams (of 100 g, where they are percent) and divide each by the atomic mass.',
      lines: shares.map(
        ({ symbol, share, atomicMass, moles }) =>
          `${symbol}: ${plainNumber(share)} g / ${formatNumber(atomicMass)} g/mol = ${inFigures(moles, RATIO_FIGURES)} mol`,
      ),
    },
    {
      text: 'Divide by the smallest amount.',
      lines: shares.map(({ symbol, ratio }) => `${symbol}: ${inFigures(ratio, RATIO_FIGURES)}`),
    },
    {
      text:
        factor === 1
          ? 'The ratios are whole numbers already, as far as the figures allow to say.'
          : `Multiply by ${factor} to make all of them whole numbers.`,
      lines: [
        shares
          .map(
            ({ symbol, ratio, count }) =>
              `${symbol}: ${inFigures(ratio * factor, RATIO_FIGURES)} ≈ ${count}`,
          )
          .join(', '),
        `The empirical formula is ${formatFormula(formula)}.`,
      ],
    },
  ]
  if (molecular === null) return first
  return [
    ...first,
    {
      text: 'Divide the molar mass by the mass of the empirical formula.',
      lines: [
        `${plainNumber(molecular.typedMass)} / ${formatNumber(mass, { decimals: 3 })} = ${inFigures(molecular.quotient, RATIO_FIGURES)} ≈ ${molecular.times}`,
        `The molecule has ${molecular.times} times as many atoms of each element: ${formatFormula(molecular.formula)}.`,
      ],
    },
  ]
}

function sentence(problem: EmpiricalProblem): string {
  switch (problem.problem) {
    case 'empty':
      return 'Type the elements with their percent or grams, for example C 40.0, H 6.7, O 53.3.'
    case 'one-element':
      return 'A formula needs two elements at least.'
    case 'no-ratio':
      return 'These numbers give no ratio of small whole numbers. Perhaps an element is missing, or a number is wrong.'
    case 'unreadable':
      return `“${problem.part}” is not an element with a number, such as H 6.7.`
    case 'unknown-element':
      return `No element has the symbol ${problem.part}.`
    case 'twice':
      return `${problem.part} stands there twice.`
    case 'mass-unreadable':
      return 'This is not a molar mass. Type a number of g/mol, or leave the field empty.'
    case 'mass-does-not-fit':
      return `It is ${inFigures(problem.quotient, 3)} times the mass of ${formatFormula(problem.formula)}, which is ${formatNumber(problem.mass, { decimals: 3 })} g/mol. It has to be a whole number of times.`
  }
}
