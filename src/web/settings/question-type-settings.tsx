import { useState } from 'react'

import {
  type QuestionType,
  questionTypes,
  toggleQuestionType,
} from '#quiz/practice/question-types.ts'
import { useStored } from '#web/store/use-stored.ts'
import { CheckBox } from '#web/ui/form/check-box.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

/** Shows the facts that quick questions about an element may ask for; one type always stays on. */
export function QuestionTypeSettings() {
  const { questionTypes: enabled } = useStored(storedSettings)
  const [isRefused, setIsRefused] = useState(false)

  function toggle(type: QuestionType) {
    const settings = storedSettings.get()
    const changed = toggleQuestionType(settings.questionTypes, type)
    setIsRefused(changed === null)
    if (changed !== null) storedSettings.set({ ...settings, questionTypes: [...changed] })
  }

  return (
    <Panel
      title="Quick Questions"
      hint="What the short questions about an element may ask for. All other questions stay."
    >
      <div
        role="group"
        aria-label="Quick Questions"
        className="grid grid-cols-[1.3fr_1fr] gap-3 max-[22rem]:gap-2 @max-[14rem]/screen:grid-cols-1 sm:grid-cols-[1.4fr_1fr_1fr_1fr]"
      >
        {questionTypes.map(({ id, label }) => (
          <CheckBox
            key={id}
            label={label}
            isOn={enabled.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
      <p role="alert" className="text-sm text-incorrect">
        {isRefused ? 'At least one of them stays on.' : ''}
      </p>
    </Panel>
  )
}
