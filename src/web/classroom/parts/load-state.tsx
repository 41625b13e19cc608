import { sentenceFor } from '#web/session/sentences.ts'
import { Button } from '#web/ui/button.tsx'

/** The place of something that is still on its way. */
export function Loading({ label }: { readonly label: string }) {
  return (
    <div
      role="status"
      className="flex min-h-60 items-center justify-center rounded-lg border border-line bg-surface text-muted"
    >
      <p>{label}</p>
    </div>
  )
}

/** Says why something could not be loaded, and offers to try again. */
export function Failed({
  error,
  onRetry,
}: {
  readonly error: unknown
  readonly onRetry: () => void
}) {
  return (
    <div
      role="alert"
      className="flex min-h-60 flex-col items-center justify-center gap-4 rounded-lg border border-line bg-surface p-6 text-center"
    >
      <p>{sentenceFor(error)}</p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  )
}
