import { useId } from 'react'

/** A labelled choice among a few numbers. */
export function SelectField({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string
  readonly value: number
  readonly options: readonly { readonly value: number; readonly label: string }[]
  readonly onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-12 w-full rounded-md border border-outline bg-sunken px-4"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
