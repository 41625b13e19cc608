import { type ReactNode, useId } from 'react'

/** A line with a switch at its end: its label, its effect, on or off. */
export function SwitchRow({
  label,
  hint,
  icon,
  isOn,
  onChange,
}: {
  readonly label: string
  readonly hint?: string
  readonly icon?: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <div className="relative flex min-h-14 items-center gap-4 rounded-md px-3 py-2 transition hover:bg-accent-soft">
      {icon}
      <span className="min-w-0 grow">
        <label htmlFor={id} className="block after:absolute after:inset-0">
          {label}
        </label>
        {hint === undefined ? null : (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-7 w-12 shrink-0 appearance-none rounded-full border-2 border-outline bg-sunken transition-colors duration-200 before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-outline before:transition-transform before:duration-200 before:ease-spring checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </div>
  )
}
