import type { Source } from './article.ts'

/** The sources of a page, each with its address. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <ol className="sources">
      {sources.map(({ name, note, address }) => (
        <li key={name}>
          <a href={address} className="text-link underline underline-offset-2">
            {name}
          </a>
          {note === undefined ? '' : ` (${note})`}
        </li>
      ))}
    </ol>
  )
}
