/** A sign that a phone's keyboard hides, and its name. */
export type KeySign = { readonly sign: string; readonly name: string }

/** Keys for signs that are hard to find on a phone. They write where the cursor is. */
export function KeyRow({
  keys,
  field,
  onType,
}: {
  readonly keys: readonly KeySign[]
  /** The input that they write into. */
  readonly field: { readonly current: HTMLInputElement | null }
  readonly onType: (text: string) => void
}) {
  function type(sign: string) {
    const input = field.current
    if (input === null) return
    input.focus()
    input.setRangeText(sign, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
    onType(input.value)
  }
  return (
    <div
      role="group"
      aria-label="Signs"
      className="mt-2 flex flex-wrap gap-1.5 max-sm:order-last print:hidden"
    >
      {keys.map(({ sign, name }) => (
        <button
          key={sign}
          type="button"
          aria-label={name}
          title={name}
          translate="no"
          className="h-11 min-w-11 rounded-md px-2 border border-line bg-raised text-lg hover:border-accent"
          onClick={() => type(sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
