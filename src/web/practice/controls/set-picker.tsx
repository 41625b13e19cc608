import { setSizes } from '#quiz/practice/settings.ts'

/** How many questions a set has. A choice begins a set with the question on screen. */
export function SetPicker({
  size,
  onPick,
}: {
  /** Null for endless practice. */
  readonly size: number | null
  readonly onPick: (size: number | null) => void
}) {
  return (
    <div
      role="group"
      aria-label="Questions in a set"
      className="mt-4 flex flex-wrap items-center gap-2 text-sm"
    >
      <span className="text-muted">Questions</span>
      {[...setSizes, null].map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === size}
          className="min-h-11 min-w-11 rounded-full border border-outline px-4 aria-pressed:border-accent aria-pressed:bg-accent-soft"
          onClick={() => onPick(one)}
        >
          {one === null ? 'Endless' : one}
        </button>
      ))}
    </div>
  )
}
