import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import { formatEquation } from '#chemistry/reactions/equations.ts'
import { solubilityAnions } from '#chemistry/reference/solubility-data.ts'
import {
  saltInWater,
  type SaltInWater,
  solubilityCations,
  type SolubilityRule,
} from '#chemistry/reference/solubility.ts'
import { AnswerPanel } from '#web/tools/screen/answer-panel.tsx'
import { type Step, StepList } from '#web/tools/screen/step-list.tsx'
import { ToolScreen } from '#web/tools/screen/tool-screen.tsx'
import { useToolInput } from '#web/tools/screen/use-tool-input.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Panel } from '#web/ui/panel.tsx'

import { SolubilityGrid } from './solubility-grid.tsx'
import { solubilityWords } from './solubility-words.ts'

const rules: Readonly<Record<SolubilityRule, string>> = {
  'group-1-and-ammonium': 'Salts of group 1 and of ammonium are soluble.',
  'nitrates-acetates-chlorates': 'Nitrates, acetates and chlorates are soluble.',
  halides: 'Chlorides, bromides and iodides are soluble, except those of Ag⁺, Pb²⁺ and Hg₂²⁺.',
  sulfates: 'Sulfates are soluble, except those of Ag⁺, Ba²⁺, Ca²⁺, Sr²⁺, Pb²⁺ and Hg₂²⁺.',
  'carbonates-chromates-phosphates-sulfides':
    'Carbonates, chromates, phosphates and sulfides are insoluble, except those of group 1 and ammonium.',
  hydroxides: 'Hydroxides are insoluble, except those of group 1 and of Ba²⁺.',
}

const cations = solubilityCations.map(toOption)
const anions = solubilityAnions.map(toOption)

/** The behavior of a salt in water, with the table of all pairs. */
export function SolubilityTool() {
  const { values, change } = useToolInput({ cation: 'silver', anion: 'chloride' }, (field) => ({
    cation: field('cation'),
    anion: field('anion'),
  }))
  const salt = saltInWater(values.cation, values.anion) ?? saltInWater('silver', 'chloride')
  if (salt === null) return null
  return (
    <ToolScreen
      tool="solubility"
      input={
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Cation"
            options={cations}
            chosen={salt.cation.name}
            onChoose={(cation) => change({ cation, anion: salt.anion.name })}
          />
          <SelectField
            label="Anion"
            options={anions}
            chosen={salt.anion.name}
            onChoose={(anion) => change({ cation: salt.cation.name, anion })}
          />
        </div>
      }
      answer={
        <AnswerPanel
          answer={`${formatFormula(salt.formula)}: ${solubilityWords[salt.code]}`}
          note={`${salt.name}, at room temperature`}
        />
      }
      steps={<StepList steps={stepsOf(salt)} />}
      pitfalls={[
        'Insoluble means very little, not nothing: a few milligrams in a liter dissolve.',
        'Rules of thumb count slightly soluble salts as insoluble.',
        'Where the cell is hatched, the sources differ or only one has a value, so none is shown.',
        'Hot water and other ions in it change how much dissolves.',
      ]}
    >
      <Panel title="All Pairs" hint="Press a cell to see its salt.">
        <SolubilityGrid
          salt={salt}
          onChoose={(cation, anion) => change({ cation, anion })}
          words={solubilityWords}
        />
      </Panel>
    </ToolScreen>
  )
}

function stepsOf({
  rule,
  precipitation,
  cation,
  anion,
  formula,
  code,
}: SaltInWater): readonly Step[] {
  const ions: Step = {
    text: 'The salt consists of these ions.',
    lines: [
      `${formatIon(cation.formula, cation.charge)} and ${formatIon(anion.formula, anion.charge)}: ${formatFormula(formula)}`,
    ],
  }
  const byRule: readonly Step[] =
    rule === null
      ? []
      : [
          {
            text: 'The rule of thumb:',
            lines: [
              rules[rule.rule],
              rule.isException
                ? 'This salt is one of the exceptions.'
                : 'This salt follows the rule.',
            ],
          },
        ]
  const netEquation: readonly Step[] =
    precipitation === null
      ? []
      : [
          {
            text: 'When solutions with these ions meet, it precipitates. The net ionic equation:',
            lines: [formatEquation(precipitation)],
          },
        ]
  const reacts: readonly Step[] =
    code === 'reacts'
      ? [{ text: 'It does not dissolve as it is: it reacts with the water or decomposes in it.' }]
      : []
  return [ions, ...byRule, ...netEquation, ...reacts]
}

function toOption({ name, formula, charge }: { name: string; formula: string; charge: number }) {
  return { id: name, label: `${name}, ${formatIon(formula, charge)}` }
}
