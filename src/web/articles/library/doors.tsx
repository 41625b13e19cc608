import { ArrowRight, BookOpenCheck, Sparkles, Sprout } from 'lucide-react'

import type { ArticleEntry } from '#web/articles/blocks/article.ts'

const doors = [
  { slug: 'what-is-an-atom', label: 'New to chemistry', icon: Sprout },
  { slug: 'what-is-the-mole', label: 'Exam review', icon: BookOpenCheck },
  { slug: 'chemistry-of-fire', label: 'Just curious', icon: Sparkles },
] as const

/** Three ways to begin. */
export function Doors({ articles }: { readonly articles: readonly ArticleEntry[] }) {
  const open = doors.flatMap((door) => {
    const article = articles.find(({ slug }) => slug === door.slug)
    return article === undefined ? [] : [{ ...door, title: article.title }]
  })
  return (
    <nav aria-label="Start here" className="mt-6">
      <ul className="grid grid-cols-3 gap-3 max-sm:gap-2 @max-[14rem]/screen:grid-cols-1">
        {open.map(({ slug, label, icon: Icon, title }) => (
          <li key={slug}>
            <a
              href={`/blog/${slug}`}
              className="group flex h-full items-center gap-4 rounded-lg border border-line bg-sunken px-5 py-4 transition max-sm:flex-col max-sm:gap-2 max-sm:px-2 max-sm:text-center hover:border-accent"
            >
              <Icon aria-hidden className="size-7 shrink-0 text-accent" />
              <span className="grow">
                <span className="block font-display leading-tight max-sm:text-sm sm:text-lg">
                  {label}
                </span>
                <span className="text-sm text-muted max-sm:sr-only">{title}</span>
              </span>
              <ArrowRight
                aria-hidden
                className="size-5 shrink-0 text-accent transition group-hover:translate-x-1 max-lg:hidden"
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
