import { useId } from 'react'

/** A labelled list of choices, of which one is taken. */
export function SelectField<Id extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: {
  readonly label: string
  readonly choices: readonly (readonly [id: Id, label: string])[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm">
        {label}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const found = choices.find(([choice]) => choice === target.value)
          if (found !== undefined) onChoose(found[0])
        }}
        className="min-h-12 w-full rounded-md border border-outline bg-sunken px-3"
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
