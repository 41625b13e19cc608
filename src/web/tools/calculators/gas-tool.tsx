import {
  GAS_CONSTANT,
  gasQuantities,
  type GasProblem,
  type GasQuantity,
  type GasState,
  gasUnits,
  otherUnits,
  solveGas,
} from '#chemistry/tools/gas-law.ts'
import { formatNumber } from '#chemistry/units.ts'
import { AnswerPanel } from '#web/tools/screen/answer-panel.tsx'
import { ExampleList } from '#web/tools/screen/example-list.tsx'
import { ProblemPanel } from '#web/tools/screen/problem-panel.tsx'
import { quantitySentence } from '#web/tools/screen/problem-sentences.ts'
import { inFigures, plainNumber, unrounded } from '#web/tools/screen/shown.ts'
import { type Step, StepList } from '#web/tools/screen/step-list.tsx'
import { ToolScreen } from '#web/tools/screen/tool-screen.tsx'
import { UnknownFields } from '#web/tools/screen/unknown-fields.tsx'
import { useToolInput } from '#web/tools/screen/use-tool-input.ts'

const labels: Readonly<Record<GasQuantity, string>> = {
  pressure: 'Pressure, p',
  volume: 'Volume, V',
  amount: 'Amount, n',
  temperature: 'Temperature, T',
}

const hints: Readonly<Record<GasQuantity, string>> = {
  pressure: 'kPa, Pa, bar, atm or mmHg.',
  volume: 'L, mL, m³ or cm³.',
  amount: 'mol or mmol.',
  temperature: '°C, K or °F.',
}

const letters: Readonly<Record<GasQuantity, string>> = {
  pressure: 'p',
  volume: 'V',
  amount: 'n',
  temperature: 'T',
}

const laws: Readonly<Record<GasQuantity, string>> = {
  pressure: 'p = nRT / V',
  volume: 'V = nRT / p',
  amount: 'n = pV / (RT)',
  temperature: 'T = pV / (nR)',
}

const R_FIGURES = 5
const R = formatNumber(GAS_CONSTANT, { significant: R_FIGURES })

const standard = { pressure: '1 atm', volume: '', amount: '1 mol', temperature: '0 °C' }

const examples = [
  { label: '1 mol at 0 °C and 1 atm', values: standard },
  { label: '1 mol at 0 °C and 100 kPa', values: { ...standard, pressure: '100 kPa' } },
  {
    label: '1 mol at 25 °C and 100 kPa',
    values: { ...standard, pressure: '100 kPa', temperature: '25 °C' },
  },
  {
    label: 'How much gas is in the bottle?',
    values: { pressure: '200 bar', volume: '10.0 L', amount: '', temperature: '20.0 °C' },
  },
]

/** Solves the ideal gas law for the field that is left empty. */
export function GasTool() {
  const { values, change } = useToolInput(standard, (field) => ({
    pressure: field('pressure'),
    volume: field('volume'),
    amount: field('amount'),
    temperature: field('temperature'),
  }))
  const state = solveGas(values)
  return (
    <ToolScreen
      tool="gas-law"
      input={
        <>
          <UnknownFields
            names={gasQuantities}
            labels={labels}
            hints={hints}
            problemsOf={(name) => problemsOf(state, name)}
            values={values}
            onChange={(name, value) => change({ [name]: value })}
          />
          <ExampleList examples={examples} onChoose={change} />
        </>
      }
      answer={
        'problem' in state ? (
          <ProblemPanel
            problem={
              state.problem === 'one-empty'
                ? 'Fill in three fields and leave one empty.'
                : 'There is no answer to show yet.'
            }
          />
        ) : (
          <AnswerPanel
            answer={`${letters[state.unknown]} = ${inFigures(state.values[state.unknown], state.figures)} ${gasUnits[state.unknown]}`}
            note={noteOf(state)}
          />
        )
      }
      steps={'problem' in state ? null : <StepList steps={stepsOf(state)} />}
      pitfalls={[
        'The temperature has to be in kelvin: at 0 °C it is 273.15 K, not 0.',
        'R has to fit the units: 8.314 with kPa and liters, or with pascals and cubic meters.',
        'Standard conditions differ. With 1 atm one mole at 0 °C takes 22.41 L, with 100 kPa 22.71 L.',
        'Real gases deviate at high pressure and near the point where they become liquid.',
      ]}
    />
  )
}

function noteOf(state: GasState): string {
  const { unknown, values, figures } = state
  const others = otherUnits(state).map(
    ({ value, unit }) => `${inFigures(value, Math.max(figures, 3))} ${unit}`,
  )
  return `Before rounding: ${unrounded(values[unknown])} ${gasUnits[unknown]}. That is ${others.join(' or ')}. The answer has ${figures} significant figures, like the least precise number of the input; whole numbers of one digit count as exact.`
}

function stepsOf({ unknown, values, converted, figures }: GasState): readonly Step[] {
  const known = (name: GasQuantity) => `${plainNumber(values[name])} ${gasUnits[name]}`
  const result = `${unrounded(values[unknown])} ${gasUnits[unknown]}`
  const gasConstant = `${R} L·kPa/(mol·K)`
  const inserted: Readonly<Record<GasQuantity, () => string>> = {
    pressure: () =>
      `p = ${known('amount')} · ${gasConstant} · ${known('temperature')} / ${known('volume')} = ${result}`,
    volume: () =>
      `V = ${known('amount')} · ${gasConstant} · ${known('temperature')} / ${known('pressure')} = ${result}`,
    amount: () =>
      `n = ${known('pressure')} · ${known('volume')} / (${gasConstant} · ${known('temperature')}) = ${result}`,
    temperature: () =>
      `T = ${known('pressure')} · ${known('volume')} / (${known('amount')} · ${gasConstant}) = ${result}`,
  }
  const conversion: readonly Step[] =
    converted.length === 0
      ? []
      : [
          {
            text: 'Convert to kPa, L, mol and K.',
            lines: converted.map(
              ({ name, value, unit }) => `${plainNumber(value)} ${unit} = ${known(name)}`,
            ),
          },
        ]
  return [
    ...conversion,
    { text: 'Solve pV = nRT for the unknown.', lines: [laws[unknown]] },
    { text: 'Put in the values.', lines: [inserted[unknown]()] },
    {
      text: 'Round to the figures of the input.',
      lines: [`${letters[unknown]} = ${inFigures(values[unknown], figures)} ${gasUnits[unknown]}`],
    },
  ]
}

function problemsOf(state: GasState | GasProblem, name: GasQuantity): readonly string[] {
  if (!('problem' in state) || state.problem !== 'field' || state.field !== name) return []
  return [quantitySentence(state.cause)]
}
