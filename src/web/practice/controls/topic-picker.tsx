import { Link } from 'react-router'

import { categories, type Category, categoryLabel } from '#quiz/categories.ts'

/** Ways to questions about one category, or back to those of the settings. */
export function TopicPicker({ category }: { readonly category: Category | null }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="disclosure inline-flex min-h-11 cursor-pointer items-center">
        <span className="mr-2 text-muted">Topic</span>
        <span className="text-link underline underline-offset-4">
          {category === null ? 'as in your settings' : categoryLabel(category)}
        </span>
      </summary>
      <ul className="mt-1 flex flex-wrap gap-2">
        {[null, ...categories].map((one) => (
          <li key={one?.id ?? ''}>
            <Link
              to={`/dashboard/questions${one === null ? '' : `?category=${one.id}`}`}
              aria-current={(one?.id ?? null) === category}
              className="inline-flex min-h-11 items-center rounded-full border border-outline px-4 aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft"
            >
              {one?.label ?? 'As in your settings'}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
