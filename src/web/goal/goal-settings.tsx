import { goals } from '#quiz/practice/goal.ts'
import { dayOfText, isDate, textOfDay } from '#web/learner/local-day.ts'
import { useDay } from '#web/learner/use-day.ts'
import { useStored } from '#web/store/use-stored.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

import { pauseOf, textOfPause } from './pause.ts'

const NONE = 'none'

const choices = [
  { id: NONE, label: 'No goal', hint: 'Practice whenever you like' },
  ...goals.map(({ id, unit, amount }) => ({
    id,
    label: unit === 'questions' ? `${amount} questions` : `${amount} minutes`,
    hint: 'a day',
  })),
]

/** The goal of a day, and days without one. */
export function GoalSettings() {
  const { dailyGoal, plannedPause } = useStored(storedSettings)
  const today = useDay()
  const pause = pauseOf(plannedPause)
  const shown = pause === null || pause.last < today ? null : pause

  function change(which: 'first' | 'last', text: string): void {
    if (!isDate(text)) return
    const day = dayOfText(text)
    const { first, last } = shown ?? { first: day, last: day }
    const next =
      which === 'first'
        ? { first: day, last: Math.max(day, last) }
        : { first: Math.min(first, day), last: day }
    storedSettings.update((kept) => ({ ...kept, plannedPause: textOfPause(next) }))
  }

  return (
    <Panel
      title="Goal of a Day"
      hint="A day counts after five questions or five minutes, whichever goal you choose. A missed day takes nothing from you."
    >
      <div role="radiogroup" aria-label="Goal of a Day">
        <ChoiceList
          name="daily-goal"
          choices={choices}
          chosen={goals.find(({ id }) => id === dailyGoal)?.id ?? NONE}
          columns="sm:grid-cols-3"
          onChoose={(id) =>
            storedSettings.update((kept) => ({ ...kept, dailyGoal: id === NONE ? null : id }))
          }
        />
      </div>
      {dailyGoal === null ? null : (
        <fieldset className="mt-6">
          <legend className="text-sm text-muted">
            A pause, for exams, holidays or a rest. It ends no row of days.
          </legend>
          <div className="mt-2 flex flex-wrap items-end gap-3">
            <TextField
              label="First day"
              type="date"
              min={textOfDay(today)}
              value={shown === null ? '' : textOfDay(shown.first)}
              onChange={(event) => change('first', event.target.value)}
            />
            <TextField
              label="Last day"
              type="date"
              min={textOfDay(shown?.first ?? today)}
              value={shown === null ? '' : textOfDay(shown.last)}
              onChange={(event) => change('last', event.target.value)}
            />
            {shown === null ? null : (
              <Button
                look="quiet"
                className="mb-0.5"
                onClick={() =>
                  storedSettings.update((kept) => ({
                    ...kept,
                    plannedPause:
                      // The days that are over stay a pause.
                      shown.first < today
                        ? textOfPause({ first: shown.first, last: today - 1 })
                        : null,
                  }))
                }
              >
                End the pause
              </Button>
            )}
          </div>
        </fieldset>
      )}
    </Panel>
  )
}
