import { useStored } from '#web/store/use-stored.ts'
import { SwitchRow } from '#web/ui/form/switch-row.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { storedPreferences } from '#web/user-data/settings.ts'

import { ReminderSetting } from './reminder-setting.tsx'

const switches = [
  {
    id: 'showExplanations',
    label: 'Show explanations',
    hint: 'After each answer: why it is right, and what went wrong with yours',
  },
  {
    id: 'soundEffects',
    label: 'Sound effects',
    hint: 'Short tones for your choice, right and wrong',
  },
  {
    id: 'autoAdvance',
    label: 'Auto-advance',
    hint: 'The next question comes by itself, 2.5 seconds after an answer',
  },
  { id: 'timerEnabled', label: 'Timer', hint: 'Shows the seconds while you think' },
] as const

/** What practice does around a question. */
export function PracticeSettings() {
  const preferences = useStored(storedPreferences)
  return (
    <Panel title="Practice">
      <div className="-mx-3">
        {switches.map(({ id, label, hint }) => (
          <SwitchRow
            key={id}
            label={label}
            hint={hint}
            isOn={preferences[id]}
            onChange={(isOn) => storedPreferences.update((kept) => ({ ...kept, [id]: isOn }))}
          />
        ))}
        <ReminderSetting />
      </div>
    </Panel>
  )
}
