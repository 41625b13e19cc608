import { CloudOff } from 'lucide-react'

/** Says calmly that there is no connection to the account. */
export function MissingCard() {
  return (
    <div
      role="status"
      className="m-auto flex max-w-sm flex-col items-center gap-3 py-16 text-center"
    >
      <CloudOff aria-hidden className="size-10 text-accent" />
      <h2 className="text-xl">No connection to your account</h2>
      <p className="text-muted">
        Everything is safe there. It shows here by itself as soon as there is a connection.
      </p>
    </div>
  )
}
