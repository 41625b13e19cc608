/** A part of a long screen: `ScreenPart` has the same id. */
type Part = { readonly id: string; readonly label: string }

/** The ways to the parts of a screen that is several windows long on a phone. */
export function PartLinks({
  label,
  parts,
  className = '',
}: {
  readonly label: string
  readonly parts: readonly Part[]
  readonly className?: string
}) {
  return (
    <nav aria-label={label} className={`print:hidden ${className}`}>
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ id, label: name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm transition hover:border-accent"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
