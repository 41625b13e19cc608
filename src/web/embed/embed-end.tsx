import { PRODUCT } from '#web/ui/page-meta.ts'
import { NewTabMark } from '#web/ui/text/new-tab-mark.tsx'

/** Leads from a frame to the whole page, in a tab of its own. */
export function EmbedEnd({ path }: { readonly path: string }) {
  return (
    <p className="mt-4 text-sm">
      <a
        href={path}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 text-link underline-offset-4 hover:underline"
      >
        <span>{PRODUCT}</span>
        <NewTabMark />
      </a>
    </p>
  )
}
