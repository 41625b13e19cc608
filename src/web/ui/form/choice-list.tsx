import type { ReactNode } from 'react'

type Choice<Id extends string> = {
  readonly id: Id
  readonly label: string
  readonly hint: string
  readonly picture?: ReactNode
}

/** A few choices side by side, one of which is taken; on narrow screens one below the other. */
export function ChoiceList<Id extends string>({
  name,
  choices,
  chosen,
  columns,
  onChoose,
}: {
  readonly name: string
  readonly choices: readonly Choice<Id>[]
  readonly chosen: Id
  readonly columns: 'sm:grid-cols-2' | 'sm:grid-cols-3'
  readonly onChoose: (id: Id) => void
}) {
  return (
    <div className={`grid gap-3 ${columns}`}>
      {choices.map(({ id, label, hint, picture }) => (
        <label
          key={id}
          className="relative flex flex-col rounded-md border-2 border-line bg-sunken p-3 transition hover:border-outline has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          {picture}
          <span className="flex items-center gap-3">
            <input
              type="radio"
              name={name}
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              className="grid size-5 shrink-0 appearance-none place-items-center rounded-full border-2 border-outline outline-none before:size-2.5 before:scale-0 before:rounded-full before:bg-accent before:transition-transform before:duration-200 before:ease-spring checked:border-accent checked:before:scale-100 forced-colors:appearance-auto forced-colors:before:hidden"
            />
            <span className="font-display">{label}</span>
          </span>
          <span className="mt-1 text-sm text-muted">{hint}</span>
        </label>
      ))}
    </div>
  )
}
