import type { Category } from '#quiz/categories.ts'

/** Narrows the saved questions to one category. */
export function CategoryFilter({
  categories,
  chosen,
  onChoose,
}: {
  readonly categories: readonly { readonly id: Category; readonly label: string }[]
  readonly chosen: Category | null
  readonly onChoose: (category: Category | null) => void
}) {
  return (
    <div
      role="group"
      aria-label="Filter by category"
      className="mb-5 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:whitespace-nowrap sm:flex-wrap"
    >
      {[{ id: null, label: 'All' }, ...categories].map(({ id, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
          className="min-h-11 rounded-full border border-line px-4 text-sm transition hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
