import { switches } from '#quiz/practice/settings.ts'
import { useStored } from '#web/store/use-stored.ts'
import { SwitchRow } from '#web/ui/form/switch-row.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

import { ReminderSetting } from './reminder-setting.tsx'

/** Every switch of the account, and the timer, which stays with the browser. */
const ids = [...switches.map(({ id }) => id), 'timerEnabled'] as const

type Text = { readonly label: string; readonly hint: string }

const texts: Readonly<Record<(typeof ids)[number], Text>> = {
  showExplanations: {
    label: 'Show explanations',
    hint: 'After each answer: why it is right, and what went wrong with yours',
  },
  soundEffects: {
    label: 'Sound effects',
    hint: 'Short tones for your choice, right and wrong',
  },
  autoAdvance: {
    label: 'Auto-advance',
    hint: 'The next question comes by itself, 2.5 seconds after an answer',
  },
  quietPractice: {
    label: 'Quiet practice',
    hint: 'Hides streaks, XP, ranks and goals. All of it is still counted, and the leaderboard stays in the menu',
  },
  timerEnabled: { label: 'Timer', hint: 'Shows the seconds while you think' },
}

/** Shows the settings of practice around a question. */
export function PracticeSettings() {
  const settings = useStored(storedSettings)
  return (
    <Panel title="Practice">
      <div className="-mx-3">
        {ids.map((id) => (
          <SwitchRow
            key={id}
            {...texts[id]}
            isOn={settings[id]}
            onChange={(isOn) => storedSettings.update((kept) => ({ ...kept, [id]: isOn }))}
          />
        ))}
        <ReminderSetting />
      </div>
    </Panel>
  )
}
