/** Names with their figures, one a line. */
export function FactList({
  facts,
}: {
  readonly facts: readonly {
    readonly label: string
    readonly value: string
    readonly note?: string
  }[]
}) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ label, value, note }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 py-2">
          <dt className="text-muted">
            <span>{label}</span>
            {note === undefined ? null : <span className="block text-sm">{note}</span>}
          </dt>
          <dd className="shrink-0 font-display tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
