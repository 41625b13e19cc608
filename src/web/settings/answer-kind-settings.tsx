import { type ProductionKind, productionKinds } from '#quiz/task.ts'
import { useStored } from '#web/store/use-stored.ts'
import { CheckBox } from '#web/ui/form/check-box.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

const labels: Readonly<Record<ProductionKind, string>> = {
  number: 'Numbers',
  formula: 'Formulas',
  balance: 'Equations',
  order: 'Orders',
  table: 'Periodic table',
  atom: 'Atoms and ions',
  configuration: 'Configurations',
  match: 'Pairs',
  lewis: 'Lewis structures',
  naming: 'Names',
  steps: 'Problems in parts',
}

/** Which questions of practice may ask for an answer that the learner makes. All may be off. */
export function AnswerKindSettings() {
  const { answerKindsOff: off } = useStored(storedSettings)

  return (
    <Panel
      title="Typed and Built Answers"
      hint="Questions without options: you type the answer or put it together. Matches have none."
    >
      <div
        role="group"
        aria-label="Typed and Built Answers"
        className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1 sm:grid-cols-3"
      >
        {productionKinds.map((kind) => (
          <CheckBox
            key={kind}
            label={labels[kind]}
            isOn={!off.includes(kind)}
            onChange={() => toggle(kind)}
          />
        ))}
      </div>
    </Panel>
  )
}

function toggle(kind: ProductionKind) {
  storedSettings.update((settings) => ({
    ...settings,
    answerKindsOff: settings.answerKindsOff.includes(kind)
      ? settings.answerKindsOff.filter((other) => other !== kind)
      : [...settings.answerKindsOff, kind],
  }))
}
