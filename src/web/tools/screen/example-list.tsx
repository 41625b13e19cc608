/** Inputs to try, each a button. */
export function ExampleList<Values>({
  examples,
  onChoose,
}: {
  readonly examples: readonly { readonly label: string; readonly values: Values }[]
  readonly onChoose: (values: Values) => void
}) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
      <p className="w-full text-sm text-muted">Examples</p>
      {examples.map(({ label, values }) => (
        <button
          key={label}
          type="button"
          translate="no"
          onClick={() => onChoose(values)}
          className="min-h-11 max-w-full rounded-full border border-line bg-sunken px-4 text-left text-sm wrap-anywhere hover:border-accent"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
