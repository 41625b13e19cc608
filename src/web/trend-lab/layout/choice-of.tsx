/** One of a few values, as buttons. */
export function ChoiceOf<Value>({
  label,
  choices,
  chosen,
  onChoose,
}: {
  readonly label: string
  readonly choices: readonly (readonly [value: Value, text: string])[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}) {
  return (
    <div role="group" aria-label={label} className="lab-modes">
      <span aria-hidden className="text-sm text-muted">
        {label}
      </span>
      {choices.map(([value, text]) => (
        <button
          key={text}
          type="button"
          aria-pressed={value === chosen}
          className="lab-chip"
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
