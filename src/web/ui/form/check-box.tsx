import { Check } from 'lucide-react'

/** One of a few things of which any number can be on. */
export function CheckBox({
  label,
  isOn,
  onChange,
}: {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: () => void
}) {
  return (
    <label className="relative flex min-h-12 items-center gap-3 rounded-md border-2 border-line bg-sunken px-3 py-2 transition hover:border-outline has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={isOn}
          onChange={onChange}
          className="peer size-5 appearance-none rounded-sm border-2 border-outline outline-none checked:border-accent checked:bg-accent forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-4 scale-0 text-on-accent transition-transform duration-200 ease-spring peer-checked:scale-100 forced-colors:hidden"
        />
      </span>
      <span className="min-w-0 font-display">{label}</span>
    </label>
  )
}
