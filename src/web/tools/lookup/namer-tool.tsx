import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import {
  nameOrFormula,
  type Naming,
  type NamingProblem,
} from '#chemistry/reference/compound-names.ts'
import { saltInWater } from '#chemistry/reference/solubility.ts'
import { AnswerPanel } from '#web/tools/screen/answer-panel.tsx'
import { ExampleList } from '#web/tools/screen/example-list.tsx'
import { NotationField } from '#web/tools/screen/notation-field.tsx'
import { ProblemPanel } from '#web/tools/screen/problem-panel.tsx'
import { StepList } from '#web/tools/screen/step-list.tsx'
import { ToolScreen } from '#web/tools/screen/tool-screen.tsx'
import { useToolInput } from '#web/tools/screen/use-tool-input.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { namingSteps } from './naming-steps.ts'

const examples = [
  'Al2(SO4)3',
  'copper(I) oxide',
  'N2O5',
  'iron oxide',
  'SO4^2-',
  'baking soda',
].map((text) => ({ label: text, values: { text } }))

/** Names a formula, and finds the formula of a name. */
export function NamerTool() {
  const { values, change } = useToolInput({ text: 'Al2(SO4)3' }, (field) => ({
    text: field('text'),
  }))
  const naming = nameOrFormula(values.text)
  const isUnread =
    'problem' in naming && (naming.problem === 'empty' || naming.problem.startsWith('unknown'))
  return (
    <ToolScreen
      tool="namer"
      input={
        <>
          <NotationField
            label="Formula or name"
            hint="This tool knows salts of its ions, compounds of two non-metals by prefixes, ions, and about 120 well-known compounds."
            problem={'problem' in naming && isUnread ? problemSentence(naming) : null}
            value={values.text}
            onChange={(text) => change({ text })}
          />
          <ExampleList examples={examples} onChoose={change} />
        </>
      }
      answer={
        'problem' in naming ? (
          <ProblemPanel
            problem={isUnread ? 'There is no name to show yet.' : problemSentence(naming)}
          >
            <Choices problem={naming} />
          </ProblemPanel>
        ) : (
          <AnswerPanel answer={`${formulaText(naming)}: ${naming.name}`} note={noteOf(naming)} />
        )
      }
      steps={'problem' in naming ? null : <StepList steps={namingSteps(naming)} />}
      pitfalls={[
        'Prefixes such as di and tri belong to compounds of non-metals. Salts need none: MgCl2 is magnesium chloride.',
        'A Roman numeral is the charge of the metal, not the number of its atoms: Fe2O3 is iron(III) oxide.',
        'An ion of several atoms stands in brackets when there is more than one of it: Ca(OH)2, not CaOH2.',
        'A name can be put together for a salt that does not exist. Only where the solubility table knows it, the tool says so.',
      ]}
    />
  )
}

function Choices({ problem }: { readonly problem: NamingProblem }) {
  const choices =
    problem.problem === 'numeral-missing'
      ? problem.choices
      : problem.problem === 'charges'
        ? problem.meant
        : []
  return choices.length === 0 ? null : (
    <ul className="mt-3 list-disc space-y-2 pl-5" translate="no">
      {choices.map(({ name, formula }) => (
        <li key={name}>
          <ChemicalText text={`${formatFormula(formula)}: ${name}`} />
        </li>
      ))}
    </ul>
  )
}

function formulaText(naming: Naming): string {
  return naming.kind === 'ion'
    ? formatIon(naming.ion.formula, naming.ion.charge)
    : formatFormula(naming.formula)
}

function noteOf(naming: Naming): string | null {
  const { also } = naming
  if (naming.kind === 'salt') {
    const salt = saltInWater(naming.cation.name, naming.anion.name)
    if (salt?.code === 'not-known') return 'No such compound is known.'
  }
  return also.length === 0 ? null : `Also called: ${also.join('; ')}.`
}

function problemSentence(problem: NamingProblem): string {
  switch (problem.problem) {
    case 'empty':
      return 'Type a formula such as Cu2O, or a name such as copper(I) oxide.'
    case 'element':
      return 'This is an element, not a compound.'
    case 'unknown-formula':
      return 'This formula is none of those that the tool can name, or its parts stand in another order.'
    case 'unknown-name':
      return 'This is not a name that the tool can read, and not a formula: symbols begin with a capital letter.'
    case 'numeral-missing':
      return 'The metal forms several ions, so its name needs a Roman numeral. Which one is meant?'
    case 'charges':
      return 'The charges of the ions do not cancel in this formula. The same elements make:'
  }
}
