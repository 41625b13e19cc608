import { TextField } from '#web/ui/form/text-field.tsx'
import { drawNotation } from '#web/ui/text/notation-text.tsx'

/** Fields for the quantities of a law, of which the learner leaves the one empty that is to be worked out. */
export function UnknownFields<Name extends string>({
  names,
  labels,
  hints,
  problemsOf,
  values,
  onChange,
}: {
  readonly names: readonly Name[]
  readonly labels: Readonly<Record<Name, string>>
  readonly hints: Readonly<Record<Name, string>>
  readonly problemsOf: (name: Name) => readonly string[]
  readonly values: Readonly<Record<Name, string>>
  readonly onChange: (name: Name, value: string) => void
}) {
  return (
    <>
      <p className="mb-3 text-sm text-muted">Leave one field empty: that one is worked out.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <TextField
            key={name}
            draw={drawNotation}
            label={labels[name]}
            hint={hints[name]}
            problems={problemsOf(name)}
            value={values[name]}
            onChange={(event) => onChange(name, event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </div>
    </>
  )
}
