import { commonAcids } from '#chemistry/acids/common-acids.ts'
import { formatFormula } from '#chemistry/compounds/formulas.ts'
import {
  acidityOf,
  type Acidity,
  type AcidityProblem,
  type Solution,
  solutions,
} from '#chemistry/tools/acidity.ts'
import { formatNumber } from '#chemistry/units.ts'
import { AnswerPanel } from '#web/tools/screen/answer-panel.tsx'
import { ExampleList } from '#web/tools/screen/example-list.tsx'
import { ProblemPanel } from '#web/tools/screen/problem-panel.tsx'
import { quantitySentence } from '#web/tools/screen/problem-sentences.ts'
import { inFigures } from '#web/tools/screen/shown.ts'
import { StepList } from '#web/tools/screen/step-list.tsx'
import { ToolScreen } from '#web/tools/screen/tool-screen.tsx'
import { useToolInput } from '#web/tools/screen/use-tool-input.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { aciditySteps } from './acidity-steps.ts'

const kinds: Readonly<Record<Solution, string>> = {
  'strong-acid': 'Strong acid with one H⁺, such as HCl',
  'strong-base': 'Strong base with one OH⁻, such as NaOH',
  'weak-acid': 'Weak acid',
  'weak-base': 'Weak base',
  buffer: 'Buffer: weak acid and its conjugate base',
}

const example = { kind: 'weak-acid', concentration: '0.10 M', base: '', constant: '4.76' }

const examples = [
  { label: '0.10 M acetic acid', values: example },
  {
    label: '10⁻⁸ M HCl',
    values: { kind: 'strong-acid', concentration: '1e-8 M', base: '', constant: '' },
  },
  {
    label: '0.020 M NaOH',
    values: { kind: 'strong-base', concentration: '0.020 M', base: '', constant: '' },
  },
  {
    label: '0.10 M ammonia',
    values: { kind: 'weak-base', concentration: '0.10 M', base: '', constant: '4.75' },
  },
  {
    label: 'Acetate buffer',
    values: { kind: 'buffer', concentration: '0.10 M', base: '0.20 M', constant: '4.76' },
  },
]

const acids = commonAcids.map(({ name, formula, pKa }) => ({
  id: formatNumber(pKa, { decimals: 2 }),
  label: `${name}, ${formatFormula(formula)}: ${formatNumber(pKa, { decimals: 2 })}`,
}))

/** The pH of an acid, a base or a buffer, exact. */
export function AcidityTool() {
  const { values, change } = useToolInput(example, (field) => ({
    kind: field('kind'),
    concentration: field('concentration'),
    base: field('base'),
    constant: field('constant'),
  }))
  const solution = solutions.find((kind) => kind === values.kind) ?? 'weak-acid'
  const acidity = acidityOf({ ...values, solution })
  const isWeak = solution !== 'strong-acid' && solution !== 'strong-base'
  return (
    <ToolScreen
      tool="ph"
      input={
        <div className="grid gap-4">
          <SelectField
            label="Solution"
            options={solutions.map((id) => ({ id, label: kinds[id] }))}
            chosen={solution}
            onChoose={(kind) => change({ kind })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={solution === 'buffer' ? 'Concentration of the acid' : 'Concentration'}
              hint="In mol/L, as 0.10 M or 1e-8."
              problems={problemsOf(acidity, 'concentration')}
              value={values.concentration}
              onChange={(event) => change({ concentration: event.target.value })}
              autoComplete="off"
            />
            {solution === 'buffer' ? (
              <TextField
                label="Concentration of the conjugate base"
                problems={problemsOf(acidity, 'base')}
                value={values.base}
                onChange={(event) => change({ base: event.target.value })}
                autoComplete="off"
              />
            ) : null}
            {isWeak ? (
              <TextField
                label={solution === 'weak-base' ? 'pKb of the base' : 'pKa of the acid'}
                hint="At 25 °C."
                problems={problemsOf(acidity, 'constant')}
                value={values.constant}
                onChange={(event) => change({ constant: event.target.value })}
                autoComplete="off"
                inputMode="decimal"
              />
            ) : null}
          </div>
          {isWeak && solution !== 'weak-base' ? (
            <SelectField
              label="pKa of an acid"
              options={acids}
              chosen={values.constant}
              onChoose={(constant) => change({ constant })}
            />
          ) : null}
          <ExampleList examples={examples} onChoose={change} />
        </div>
      }
      answer={
        'problem' in acidity ? (
          <ProblemPanel problem="There is no pH to show yet." />
        ) : (
          <AnswerPanel
            answer={`pH = ${formatNumber(acidity.pH, { decimals: acidity.decimals })}`}
            note={noteOf(acidity)}
          />
        )
      }
      steps={'problem' in acidity ? null : <StepList steps={aciditySteps(acidity)} />}
      pitfalls={[
        'A very dilute acid is never basic: below about 10⁻⁶ M, the H₃O⁺ of the water counts too.',
        'The decimals of a pH are the significant figures of the concentration: 0.10 M gives two.',
        'Acids with two or three H⁺, such as H₂SO₄ and H₃PO₄, need more than one equilibrium, and this tool does not do them.',
        'Constants hold at 25 °C. In concentrated solutions, activities differ from concentrations.',
      ]}
    />
  )
}

function noteOf({ hydronium, hydroxide, ionized }: Acidity): string {
  const share = ionized === null ? '' : ` ${inFigures(ionized, 2)} % has reacted with water.`
  return `[H₃O⁺] = ${inFigures(hydronium, 3)} mol/L, [OH⁻] = ${inFigures(hydroxide, 3)} mol/L.${share}`
}

function problemsOf(
  acidity: Acidity | AcidityProblem,
  field: 'concentration' | 'base' | 'constant',
): readonly string[] {
  if (!('problem' in acidity) || acidity.field !== field) return []
  if (acidity.problem === 'too-concentrated') {
    return ['Above 10 M the concentration says little about the pH.']
  }
  const { cause } = acidity
  return [
    cause.problem === 'out-of-range' ? 'It has to lie between −2 and 16.' : quantitySentence(cause),
  ]
}
