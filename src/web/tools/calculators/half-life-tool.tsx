import { formatNuclide } from '#chemistry/compounds/formulas.ts'
import { radionuclides } from '#chemistry/elements/isotopes.ts'
import {
  type Decay,
  type DecayProblem,
  type DecayQuantity,
  decayQuantities,
  solveDecay,
} from '#chemistry/tools/half-life.ts'
import { AnswerPanel } from '#web/tools/screen/answer-panel.tsx'
import { ExampleList } from '#web/tools/screen/example-list.tsx'
import { ProblemPanel } from '#web/tools/screen/problem-panel.tsx'
import { quantitySentence } from '#web/tools/screen/problem-sentences.ts'
import { inFigures, plainNumber, unrounded } from '#web/tools/screen/shown.ts'
import { type Step, StepList } from '#web/tools/screen/step-list.tsx'
import { ToolScreen } from '#web/tools/screen/tool-screen.tsx'
import { useToolInput } from '#web/tools/screen/use-tool-input.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { drawNotation } from '#web/ui/text/notation-text.tsx'

const labels: Readonly<Record<DecayQuantity, string>> = {
  start: 'Amount at the start, N₀',
  left: 'Amount that is left, N',
  halfLife: 'Half-life, T½',
  time: 'Time, t',
}

const hints: Readonly<Record<DecayQuantity, string>> = {
  start: 'Grams, percent, a number of atoms or becquerels.',
  left: 'In the same unit.',
  halfLife: 'Units: s, min, h, d, y, ky, My, Gy.',
  time: 'In any unit of time.',
}

const iodine = { start: '80 g', left: '', halfLife: '8.0249 d', time: '24.07 d' }

const examples = [
  { label: 'Iodine-131: what is left?', values: iodine },
  {
    label: 'Carbon-14: how old?',
    values: { start: '100 %', left: '25.0 %', halfLife: '5.70 ky', time: '' },
  },
  {
    label: 'Which half-life?',
    values: { start: '120 mg', left: '15.0 mg', halfLife: '', time: '42.0 h' },
  },
]

const isotopes = radionuclides.map(({ symbol, massNumber, halfLife: { value, unit } }) => ({
  id: `${value} ${unit}`,
  label: `${formatNuclide(symbol, massNumber)}: ${plainNumber(value)} ${unit}`,
}))

/** Solves the law of decay for the field that is left empty. */
export function HalfLifeTool() {
  const { values, change } = useToolInput(iodine, (field) => ({
    start: field('start'),
    left: field('left'),
    halfLife: field('halfLife'),
    time: field('time'),
  }))
  const decay = solveDecay(values)
  return (
    <ToolScreen
      tool="half-life"
      input={
        <>
          <p className="mb-3 text-sm text-muted">Leave one field empty: that one is worked out.</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {decayQuantities.map((name) => (
              <TextField
                key={name}
                draw={drawNotation}
                label={labels[name]}
                hint={hints[name]}
                problems={problemsOf(decay, name)}
                value={values[name]}
                onChange={(event) => change({ [name]: event.target.value })}
                autoComplete="off"
                spellCheck={false}
              />
            ))}
          </div>
          <div className="mt-4">
            <SelectField
              label="Half-life of an isotope"
              options={isotopes}
              chosen={values.halfLife}
              onChoose={(halfLife) => change({ halfLife })}
            />
          </div>
          <ExampleList examples={examples} onChoose={change} />
        </>
      }
      answer={
        'problem' in decay ? (
          <ProblemPanel problem={problemSentence(decay)} />
        ) : (
          <AnswerPanel
            answer={`${short[decay.unknown]} = ${withUnit(decay, decay.unknown, decay.figures)}`}
            note={`Before rounding: ${withUnit(decay, decay.unknown, null)}. It has ${decay.figures} significant figures, like the least precise number of the input; whole numbers of one digit count as exact.`}
          />
        )
      }
      steps={'problem' in decay ? null : <StepList steps={stepsOf(decay)} />}
      pitfalls={[
        'After two half-lives a quarter is left, not nothing.',
        'Half-life and time need the same unit before they are divided.',
        'The half-life does not depend on how much there is, nor on temperature.',
        'The formula counts the atoms of one isotope. What they turn into may be radioactive too.',
        'Books often give 5730 years for carbon-14; the evaluation NUBASE2020 has 5700 years.',
      ]}
    />
  )
}

const short: Readonly<Record<DecayQuantity, string>> = {
  start: 'N₀',
  left: 'N',
  halfLife: 'T½',
  time: 't',
}

function withUnit(decay: Decay, name: DecayQuantity, figures: number | null): string {
  const unit = name === 'start' || name === 'left' ? decay.unit : decay.timeUnit
  const value = figures === null ? unrounded(decay[name]) : inFigures(decay[name], figures)
  return unit === '' ? value : `${value} ${unit}`
}

function stepsOf(decay: Decay): readonly Step[] {
  const { unknown, halvings } = decay
  const [start, left, halfLife, time] = decayQuantities.map((name) =>
    name === unknown ? '' : `${plainNumber(decay[name])}${unitOf(decay, name)}`,
  )
  const law = {
    text: 'The law of decay: each half-life leaves half.',
    lines: ['N = N₀ · (1/2)^(t / T½)'],
  }
  const result = withUnit(decay, unknown, null)
  const rounded = {
    text: 'Round to the figures of the input.',
    lines: [`${short[unknown]} = ${withUnit(decay, unknown, decay.figures)}`],
  }
  if (unknown === 'start' || unknown === 'left') {
    return [
      law,
      {
        text: 'Count the half-lives that have passed, in one unit of time.',
        lines: [`t / T½ = ${time} / ${halfLife} = ${unrounded(halvings)}`],
      },
      {
        text: `Work out the share that is left, 2 to the power of minus ${unrounded(halvings)}.`,
        lines: [`N / N₀ = ${unrounded(2 ** -halvings)}`],
      },
      unknown === 'left'
        ? {
            text: 'Multiply the amount at the start by it.',
            lines: [`N = ${start} · ${unrounded(2 ** -halvings)} = ${result}`],
          }
        : {
            text: 'Divide the amount that is left by it.',
            lines: [`N₀ = ${left} / ${unrounded(2 ** -halvings)} = ${result}`],
          },
      rounded,
    ]
  }
  return [
    law,
    {
      text: 'Find how often the amount has been halved: the logarithm to base 2.',
      lines: [`t / T½ = log₂(${start} / ${left}) = ${unrounded(halvings)}`],
    },
    unknown === 'time'
      ? {
          text: 'Multiply by the half-life.',
          lines: [`t = ${unrounded(halvings)} · ${halfLife} = ${result}`],
        }
      : {
          text: 'Divide the time by it.',
          lines: [`T½ = ${time} / ${unrounded(halvings)} = ${result}`],
        },
    rounded,
  ]
}

function unitOf(decay: Decay, name: DecayQuantity): string {
  const unit = name === 'start' || name === 'left' ? decay.unit : decay.timeUnit
  return unit === '' ? '' : ` ${unit}`
}

function problemsOf(decay: Decay | DecayProblem, name: DecayQuantity): readonly string[] {
  if (!('problem' in decay)) return []
  if (decay.problem === 'field') return decay.field === name ? [quantitySentence(decay.cause)] : []
  if (decay.problem === 'two-units' && name === 'left') return [problemSentence(decay)]
  return decay.problem === 'not-less' && name === 'left' ? [problemSentence(decay)] : []
}

function problemSentence(problem: DecayProblem): string {
  switch (problem.problem) {
    case 'one-empty':
      return 'Fill in three fields and leave one empty.'
    case 'not-less':
      return 'What is left has to be less than what was there at the start.'
    case 'two-units':
      return `Both amounts need one unit, not ${problem.units[0]} and ${problem.units[1]}.`
    case 'field':
      return 'There is no answer to show yet.'
  }
}
