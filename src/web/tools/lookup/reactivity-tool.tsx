import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { formatEquation } from '#chemistry/reactions/equations.ts'
import {
  type Couple,
  couples,
  type Displacement,
  displacement,
  ionText,
} from '#chemistry/reference/reactivity.ts'
import { formatNumber } from '#chemistry/units.ts'
import { AnswerPanel } from '#web/tools/screen/answer-panel.tsx'
import { ProblemPanel } from '#web/tools/screen/problem-panel.tsx'
import { type Step, StepList } from '#web/tools/screen/step-list.tsx'
import { ToolScreen } from '#web/tools/screen/tool-screen.tsx'
import { useToolInput } from '#web/tools/screen/use-tool-input.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Panel } from '#web/ui/panel.tsx'

const metals = couples
  .filter(({ symbol }) => symbol !== 'H')
  .map(({ symbol }) => ({ id: symbol, label: `${nameOf(symbol)}, ${symbol}` }))
const ions = couples.map((couple) => ({
  id: couple.symbol,
  label: `${couple.symbol === 'H' ? 'acid' : nameOf(couple.symbol)}, ${ionText(couple)}`,
}))

/** Whether a metal displaces another, with the voltage of the cell and the series of all. */
export function ReactivityTool() {
  const { values, change } = useToolInput({ metal: 'Zn', ion: 'Cu' }, (field) => ({
    metal: field('metal'),
    ion: field('ion'),
  }))
  const found = displacement(values.metal, values.ion)
  return (
    <ToolScreen
      tool="reactivity"
      input={
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="This metal"
            options={metals}
            chosen={values.metal}
            onChoose={(metal) => change({ metal })}
          />
          <SelectField
            label="in a solution of this ion"
            options={ions}
            chosen={values.ion}
            onChoose={(ion) => change({ ion })}
          />
        </div>
      }
      answer={
        found === null ? (
          <ProblemPanel problem="Choose a metal, and the ion of another element." />
        ) : (
          <AnswerPanel answer={answerOf(found)} note={noteOf(found)} />
        )
      }
      steps={found === null ? null : <StepList steps={stepsOf(found)} />}
      pitfalls={[
        'The potential does not tell how fast a reaction is. Aluminum hides under its oxide and seems not to react.',
        'Lithium has the lowest potential, but reacts more calmly with water than sodium and potassium: vigor and potential are not the same.',
        'Standard potentials hold for 1 mol/L and 25 °C.',
        'The voltage is not multiplied by the number of electrons.',
        'Cesium, rubidium and platinum are left out, because the sources differ by more than 0.05 V.',
      ]}
    >
      <Panel title="The Series" hint="Standard reduction potentials at 25 °C, lowest first.">
        <table
          aria-label="Standard potentials"
          translate="no"
          className="w-full max-w-sm tabular-nums"
        >
          <thead>
            <tr className="text-left text-sm text-muted">
              <th scope="col" className="py-1 font-normal">
                Element
              </th>
              <th scope="col" className="py-1 font-normal">
                Ion
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                E° in V
              </th>
            </tr>
          </thead>
          <tbody>
            {couples.map((couple) => (
              <tr key={couple.symbol} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {nameOf(couple.symbol)}
                </th>
                <td>{ionText(couple)}</td>
                <td className="text-right">{volts(couple)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </ToolScreen>
  )
}

function answerOf({ outcome, equation, voltage }: Displacement): string {
  switch (outcome) {
    case 'goes':
      return `${formatEquation(equation)}, E° = ${formatNumber(voltage, { decimals: 2 })} V`
    case 'does-not':
      return 'It does not react.'
    case 'too-close':
      return 'The two are too close to tell.'
  }
}

function noteOf({ outcome, metal, ion, reactsWithWater }: Displacement): string {
  const metalName = nameOf(metal.symbol)
  const ionName = ion.symbol === 'H' ? 'hydrogen' : nameOf(ion.symbol).toLowerCase()
  if (reactsWithWater && ion.symbol !== 'H') {
    return `${metalName} reacts with the water itself before it reaches the ion: the equation only compares the two.`
  }
  switch (outcome) {
    case 'goes':
      return `${metalName} displaces ${ionName}.`
    case 'does-not':
      return `${metalName} does not displace ${ionName}: its own ion takes up electrons more easily.`
    case 'too-close':
      return 'The potentials differ by less than 0.05 V, which concentrations can turn around.'
  }
}

function stepsOf({ metal, ion, voltage, equation, outcome }: Displacement): readonly Step[] {
  const difference = `E° = ${volts(ion)} V − (${volts(metal)} V) = ${formatNumber(voltage, { decimals: 2 })} V`
  return [
    {
      text: 'Look up the standard potentials of both.',
      lines: [
        `${ionText(metal)} / ${metal.symbol}: ${volts(metal)} V`,
        `${ionText(ion)} / ${ion.symbol === 'H' ? 'H₂' : ion.symbol}: ${volts(ion)} V`,
      ],
    },
    { text: 'Subtract the potential of the metal from that of the ion.', lines: [difference] },
    {
      text:
        outcome === 'goes'
          ? 'The difference is positive, so the metal gives its electrons to the ion.'
          : outcome === 'does-not'
            ? 'The difference is negative, so this equation does not run by itself; its reverse does.'
            : 'The difference is too small to tell which way it runs.',
      lines: [formatEquation(equation)],
    },
  ]
}

function volts({ potential }: Couple): string {
  return formatNumber(potential, { decimals: 2 })
}

function nameOf(symbol: string): string {
  return elementBySymbol(symbol)?.name ?? symbol
}
