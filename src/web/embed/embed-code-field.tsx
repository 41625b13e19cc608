import { CopyField } from '#web/share/copy-field.tsx'
import { embedCode } from '#web/share/embed-code.ts'

/** The code of a frame, where its page is opened by itself: in a frame there is no room for it, and no need. */
export function EmbedCodeField({ path, title }: { readonly path: string; readonly title: string }) {
  if (globalThis.self !== globalThis.top) return null
  return (
    <div className="mt-4 border-t border-line pt-2">
      <CopyField
        label="Code for a page of your own, such as that of a course"
        text={embedCode(`${globalThis.location.origin}${path}`, title)}
        rows={4}
      />
      <p className="text-sm text-muted">
        The frame needs no account, sets no cookie and stores nothing.
      </p>
    </div>
  )
}
