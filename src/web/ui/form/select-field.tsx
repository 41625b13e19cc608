import { notationIn, type Run } from '#chemistry/speech/notation.ts'

import { useEarlyChange } from './use-early-change.ts'

/** A list to choose a value from; with nothing chosen the first line says so. */
export function SelectField<Id extends string | number>({
  label,
  options,
  chosen,
  onChoose,
}: {
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  readonly chosen: Id | ''
  readonly onChoose: (id: Id) => void
}) {
  const isListed = options.some((option) => option.id === chosen)
  const id = useEarlyChange(isListed ? String(chosen) : '')
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm">
        {label}
      </label>
      <select
        id={id}
        value={isListed ? chosen : ''}
        onChange={({ target }) => {
          const option = options.find((one) => String(one.id) === target.value)
          if (option !== undefined) onChoose(option.id)
        }}
        className="min-h-12 w-full min-w-0 rounded-md border border-outline bg-sunken px-3"
      >
        {isListed ? null : <option value="">Choose …</option>}
        {options.map((option) => (
          <option
            key={option.id}
            value={option.id}
            // An option holds no elements, so a translator leaves all of it alone.
            translate={notationIn(option.label).some(isNotation) ? 'no' : undefined}
          >
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

function isNotation(run: Run): boolean {
  return run.isNotation
}
