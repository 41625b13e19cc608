import { useStored } from '#web/store/use-stored.ts'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

const choices = [
  { id: 'easy', label: 'Easy', hint: 'One fact or one step' },
  { id: 'medium', label: 'Medium', hint: 'Two steps, or a rule to apply' },
  { id: 'hard', label: 'Hard', hint: 'An exception, several steps, or a reason' },
] as const

/** How difficult new questions are. */
export function DifficultySettings() {
  const { difficulty } = useStored(storedSettings)
  return (
    <Panel title="Default Difficulty">
      <div role="radiogroup" aria-label="Default Difficulty">
        <ChoiceList
          name="difficulty"
          choices={choices}
          chosen={difficulty}
          columns="sm:grid-cols-3"
          onChoose={(chosen) =>
            storedSettings.update((settings) => ({ ...settings, difficulty: chosen }))
          }
        />
      </div>
    </Panel>
  )
}
