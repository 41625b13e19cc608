import { SelectField } from '#web/ui/form/select-field.tsx'
import { SwitchRow } from '#web/ui/form/switch-row.tsx'
import { Panel } from '#web/ui/panel.tsx'

import type { EditedSet } from './set-draft.ts'

/** How the questions of a set are asked: their order, their time, and the tries and hints of each. */
export function AskingPanel({
  edited,
  onChange,
}: {
  readonly edited: EditedSet
  readonly onChange: (part: Partial<EditedSet>) => void
}) {
  return (
    <Panel title="How It Is Asked">
      <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
        <SelectField
          label="Order"
          chosen={edited.order}
          onChoose={(order) => onChange({ order })}
          options={[
            { id: 'mixed', label: 'Mixed' },
            { id: 'given', label: edited.kind === 'fixed' ? 'As listed' : 'Skill after skill' },
            { id: 'easy-first', label: 'Easy questions first' },
          ]}
        />
        <SelectField
          label="Time for each question"
          chosen={edited.timer}
          onChoose={(timer) => onChange({ timer })}
          options={[
            { id: 'off', label: 'No limit' },
            { id: 'x1', label: 'Usual time' },
            { id: 'x2', label: 'Twice as long' },
            { id: 'x4', label: 'Four times as long' },
          ]}
        />
      </div>
      <div className="-mx-3 mt-4">
        <SwitchRow
          label="The same questions for everyone"
          hint="Otherwise each learner gets other questions of the same kind"
          isOn={edited.is_shared_seed}
          onChange={(isOn) => onChange({ is_shared_seed: isOn })}
        />
        <SwitchRow
          label="A second try"
          hint="After a wrong answer the question can be answered once more"
          isOn={edited.tries === 2}
          onChange={(isOn) => onChange({ tries: isOn ? 2 : 1 })}
        />
        {edited.tries === 2 ? (
          <SwitchRow
            label="A hint before the second try"
            hint="It corrects the idea behind the first answer where one is known, and shows the way step by step where there is one"
            isOn={edited.hints}
            onChange={(isOn) => onChange({ hints: isOn })}
          />
        ) : null}
      </div>
    </Panel>
  )
}
