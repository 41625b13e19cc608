import { minutesFor, type SessionLength } from '#quiz/practice/session-length.ts'
import { averageTime } from '#quiz/practice/statistics.ts'
import { sessionMinutes, sessionSizes } from '#web/learner/session-length.ts'
import { useStored } from '#web/store/use-stored.ts'
import { storedProgress } from '#web/user-data/progress.ts'
import { storedSettings } from '#web/user-data/settings.ts'

/** The length of a session: by questions, each with its minutes, or by minutes. */
export function LengthChoice({ length }: { readonly length: SessionLength }) {
  const average = averageTime(useStored(storedProgress).totals)
  return (
    <fieldset className="mt-6 lg:mt-0">
      <legend className="mb-2 text-sm">How long?</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        {sessionSizes.map((size) => (
          <Choice
            key={size}
            isChosen={length.minutes === null && size === length.size}
            title={`${size} questions`}
            hint={`about ${minutesFor(size, average)} min`}
            onChoose={() =>
              storedSettings.update(({ sessionMinutes: _gone, ...kept }) => ({
                ...kept,
                sessionSize: size,
              }))
            }
          />
        ))}
      </div>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {sessionMinutes.map((minutes) => (
          <Choice
            key={minutes}
            isChosen={minutes === length.minutes}
            title={`${minutes} min`}
            onChoose={() => storedSettings.update((kept) => ({ ...kept, sessionMinutes: minutes }))}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Choice({
  isChosen,
  title,
  hint,
  onChoose,
}: {
  readonly isChosen: boolean
  readonly title: string
  readonly hint?: string
  readonly onChoose: () => void
}) {
  return (
    <label className="relative flex min-h-12 flex-col items-center justify-center rounded-md border-2 border-line bg-sunken px-2 py-1 text-center transition hover:border-outline has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="length"
        className="sr-only"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="font-display">{title}</span>
      {hint === undefined ? null : <span className="text-sm text-muted">{hint}</span>}
    </label>
  )
}
