import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { formatEquation } from '#chemistry/reactions/equations.ts'
import { balanceEquation, type BalancingProblem } from '#chemistry/tools/balancing.ts'
import { AnswerPanel } from '#web/tools/screen/answer-panel.tsx'
import { ExampleList } from '#web/tools/screen/example-list.tsx'
import { NotationField } from '#web/tools/screen/notation-field.tsx'
import { ProblemPanel } from '#web/tools/screen/problem-panel.tsx'
import { StepList } from '#web/tools/screen/step-list.tsx'
import { ToolScreen } from '#web/tools/screen/tool-screen.tsx'
import { useToolInput } from '#web/tools/screen/use-tool-input.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { balancingSteps } from './balancing-steps.tsx'

const examples = [
  'KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2',
  'C3H8 + O2 -> CO2 + H2O',
  'MnO4^- + Fe^2+ + H+ -> Mn^2+ + Fe^3+ + H2O',
  'KClO3 + HCl -> KCl + Cl2 + ClO2 + H2O',
  'NaCl + H2O -> HCl + O2',
].map((equation) => ({ label: equation, values: { equation } }))

/** Balances an equation, or tells why that cannot be done. */
export function BalancerTool() {
  const { values, change } = useToolInput(
    { equation: 'KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2' },
    (field) => ({ equation: field('equation') }),
  )
  const found = balanceEquation(values.equation)
  const sentences = 'problem' in found ? sentencesOf(found) : null
  return (
    <ToolScreen
      tool="balancer"
      input={
        <>
          <NotationField
            label="Equation"
            hint="Plus signs between substances, one arrow (-> or =). Charges stand behind ^, and an electron is e-."
            problem={sentences?.field ?? null}
            value={values.equation}
            onChange={(equation) => change({ equation })}
          />
          <ExampleList examples={examples} onChoose={change} />
        </>
      }
      answer={
        'problem' in found ? (
          <ProblemPanel problem={sentences?.answer ?? ''}>
            <Basis problem={found} />
          </ProblemPanel>
        ) : (
          <AnswerPanel answer={formatEquation(found.equation)} />
        )
      }
      steps={'problem' in found ? null : <StepList steps={balancingSteps(found)} />}
      pitfalls={[
        'Only the numbers in front may change. A changed number inside a formula makes it another substance.',
        'Charges have to be equal on both sides too, not only the atoms.',
        'These elements come as molecules: H₂, N₂, O₂, F₂, Cl₂, Br₂ and I₂.',
        'A balanced equation need not be a reaction that happens: only atoms and charges are counted here.',
      ]}
    />
  )
}

/** The independent reactions that one equation mixes. */
function Basis({ problem }: { readonly problem: BalancingProblem }) {
  if (problem.problem !== 'several') return null
  return (
    <ul className="mt-3 list-disc space-y-2 pl-5" translate="no">
      {problem.basis.map(formatEquation).map((text) => (
        <li key={text} className="wrap-anywhere">
          <ChemicalText text={text} />
        </li>
      ))}
    </ul>
  )
}

/** The sentence beside the field for an unreadable input, and the one in place of the answer. */
function sentencesOf(problem: BalancingProblem): {
  readonly field: string | null
  readonly answer: string
} {
  switch (problem.problem) {
    case 'empty':
      return unread('Type an equation, for example H2 + O2 -> H2O.')
    case 'no-arrow':
      return unread('An equation has one arrow, -> or =, with substances on both sides.')
    case 'no-spaces':
      return unread('Put a space on both sides of each plus, so that it is not taken for a charge.')
    case 'too-long':
      return unread('This is more than twelve substances.')
    case 'unreadable':
      return unread(
        `“${problem.part}” is not a formula. Symbols begin with a capital letter; a charge above one stands behind ^, as in Fe^3+.`,
      )
    case 'missing': {
      const places = problem.missing.map(
        ({ symbol, side }) => `${symbol} is missing on the ${side}`,
      )
      return { field: null, answer: `Cannot balance: ${places.join(', ')}.` }
    }
    case 'impossible':
      return {
        field: null,
        answer: problem.isCharged
          ? 'Cannot balance: no numbers make the atoms and the charge equal on both sides. Perhaps electrons, H⁺, OH⁻ or H₂O are missing.'
          : 'Cannot balance: no numbers make the atoms equal on both sides. Perhaps a substance is missing.',
      }
    case 'takes-no-part': {
      const names = problem.species.map((formula) => formatFormula(formula)).join(' and ')
      return {
        field: null,
        answer: `Cannot balance: the numbers come out right only without ${names}.`,
      }
    }
    case 'several':
      return {
        field: null,
        answer: `More than one independent reaction: this mixes ${problem.basis.length} of them, and any mixture balances. Balance each on its own:`,
      }
  }
}

function unread(field: string): { readonly field: string; readonly answer: string } {
  return { field, answer: 'There is no balanced equation to show yet.' }
}
