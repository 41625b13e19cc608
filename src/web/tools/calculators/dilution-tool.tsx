import {
  type Dilution,
  dilutionKinds,
  type DilutionProblem,
  dilutionQuantities,
  type DilutionQuantity,
  shownDilution,
  solveDilution,
} from '#chemistry/tools/dilution.ts'
import { AnswerPanel } from '#web/tools/screen/answer-panel.tsx'
import { ExampleList } from '#web/tools/screen/example-list.tsx'
import { ProblemPanel } from '#web/tools/screen/problem-panel.tsx'
import { quantitySentence } from '#web/tools/screen/problem-sentences.ts'
import { inFigures, plainNumber, unrounded } from '#web/tools/screen/shown.ts'
import { type Step, StepList } from '#web/tools/screen/step-list.tsx'
import { ToolScreen } from '#web/tools/screen/tool-screen.tsx'
import { UnknownFields } from '#web/tools/screen/unknown-fields.tsx'
import { useToolInput } from '#web/tools/screen/use-tool-input.ts'

const labels: Readonly<Record<DilutionQuantity, string>> = {
  stock: 'Concentration before, c₁',
  taken: 'Volume before, V₁',
  made: 'Concentration after, c₂',
  total: 'Volume after, V₂',
}

const CONCENTRATION = 'M or mol/L, mmol/L.'
const VOLUME = 'mL or L.'

const hints: Readonly<Record<DilutionQuantity, string>> = {
  stock: CONCENTRATION,
  taken: VOLUME,
  made: CONCENTRATION,
  total: VOLUME,
}

const letters: Readonly<Record<DilutionQuantity, string>> = {
  stock: 'c₁',
  taken: 'V₁',
  made: 'c₂',
  total: 'V₂',
}

const laws: Readonly<Record<DilutionQuantity, string>> = {
  stock: 'c₁ = c₂ · V₂ / V₁',
  taken: 'V₁ = c₂ · V₂ / c₁',
  made: 'c₂ = c₁ · V₁ / V₂',
  total: 'V₂ = c₁ · V₁ / c₂',
}

const example = { stock: '2.0 M', taken: '50 mL', made: '0.25 M', total: '' }

const examples = [
  { label: 'How much water to add?', values: example },
  {
    label: 'How much stock to take?',
    values: { stock: '12 M', taken: '', made: '0.10 M', total: '250 mL' },
  },
  {
    label: 'How dilute does it become?',
    values: { stock: '0.500 mol/L', taken: '20.0 mL', made: '', total: '100.0 mL' },
  },
]

/** Solves the equation of dilution for the field that is left empty. */
export function DilutionTool() {
  const { values, change } = useToolInput(example, (field) => ({
    stock: field('stock'),
    taken: field('taken'),
    made: field('made'),
    total: field('total'),
  }))
  const dilution = solveDilution(values)
  return (
    <ToolScreen
      tool="dilution"
      input={
        <>
          <UnknownFields
            names={dilutionQuantities}
            labels={labels}
            hints={hints}
            problemsOf={(name) => problemsOf(dilution, name)}
            values={values}
            onChange={(name, value) => change({ [name]: value })}
          />
          <ExampleList examples={examples} onChoose={change} />
        </>
      }
      answer={
        'problem' in dilution ? (
          <ProblemPanel
            problem={
              dilution.problem === 'one-empty'
                ? 'Fill in three fields and leave one empty.'
                : 'There is no answer to show yet.'
            }
          />
        ) : (
          <AnswerPanel
            answer={`${letters[dilution.unknown]} = ${shown(dilution, dilution.unknown)}`}
            note={`Add ${shown(dilution, 'added')} of water to ${shown(dilution, 'taken')} of the solution. Before rounding: ${letters[dilution.unknown]} = ${exact(dilution, dilution.unknown)}. The answer has ${dilution.figures} significant figures, like the least precise number of the input; whole numbers of one digit count as exact.`}
          />
        )
      }
      steps={'problem' in dilution ? null : <StepList steps={stepsOf(dilution)} />}
      pitfalls={[
        'The volume after is not the volume of water that is added: subtract what was there.',
        'Both volumes need one unit, and both concentrations too.',
        'Volumes of concentrated solutions do not add up exactly. In the laboratory, fill up to the mark of a volumetric flask.',
        'Add acid to water, never water to concentrated acid.',
      ]}
    />
  )
}

function shown(dilution: Dilution, name: DilutionQuantity | 'added'): string {
  return `${inFigures(shownDilution(dilution, name), dilution.figures)} ${unitOf(dilution, name)}`
}

function exact(dilution: Dilution, name: DilutionQuantity | 'added'): string {
  return `${unrounded(shownDilution(dilution, name))} ${unitOf(dilution, name)}`
}

function known(dilution: Dilution, name: DilutionQuantity): string {
  return `${plainNumber(Number(shownDilution(dilution, name).toPrecision(12)))} ${unitOf(dilution, name)}`
}

function unitOf(dilution: Dilution, name: DilutionQuantity | 'added'): string {
  const isVolume = name === 'added' || dilutionKinds[name] === 'volume'
  return isVolume ? dilution.volumeUnit : dilution.concentrationUnit
}

function stepsOf(dilution: Dilution): readonly Step[] {
  const { unknown } = dilution
  const inserted: Readonly<Record<DilutionQuantity, () => string>> = {
    stock: () =>
      `${known(dilution, 'made')} · ${known(dilution, 'total')} / ${known(dilution, 'taken')}`,
    taken: () =>
      `${known(dilution, 'made')} · ${known(dilution, 'total')} / ${known(dilution, 'stock')}`,
    made: () =>
      `${known(dilution, 'stock')} · ${known(dilution, 'taken')} / ${known(dilution, 'total')}`,
    total: () =>
      `${known(dilution, 'stock')} · ${known(dilution, 'taken')} / ${known(dilution, 'made')}`,
  }
  return [
    {
      text: 'Water brings nothing of the dissolved substance, so its amount stays the same.',
      lines: ['n = c₁ · V₁ = c₂ · V₂'],
    },
    { text: 'Solve for the unknown.', lines: [laws[unknown]] },
    {
      text: 'Put in the values, each kind in one unit.',
      lines: [`${letters[unknown]} = ${inserted[unknown]()} = ${exact(dilution, unknown)}`],
    },
    {
      text: 'The water to add is the difference of the volumes.',
      lines: [`V₂ − V₁ = ${exact(dilution, 'added')}`],
    },
    {
      text: 'Round to the figures of the input.',
      lines: [
        `${letters[unknown]} = ${shown(dilution, unknown)}, water: ${shown(dilution, 'added')}`,
      ],
    },
  ]
}

function problemsOf(
  dilution: Dilution | DilutionProblem,
  name: DilutionQuantity,
): readonly string[] {
  if (!('problem' in dilution)) return []
  if (dilution.problem === 'field') {
    return dilution.field === name ? [quantitySentence(dilution.cause)] : []
  }
  return dilution.problem === 'not-thinner' && name === 'made'
    ? ['Water cannot make a solution more concentrated: this has to be less than before.']
    : []
}
