import { CloudOff, Wrench } from 'lucide-react'

import { useVisitor } from '#web/store/visitor.ts'

/** Says calmly that the account cannot be shown: there is no connection, or the server has a problem. */
export function MissingCard() {
  const visitor = useVisitor()
  const isServerFailing = visitor.status === 'opening' && visitor.isServerFailing === true
  const Icon = isServerFailing ? Wrench : CloudOff
  return (
    <div
      role="status"
      className="m-auto flex max-w-sm flex-col items-center gap-3 py-16 text-center"
    >
      <Icon aria-hidden className="size-10 text-accent" />
      <h2 className="text-xl">
        {isServerFailing ? 'The server has a problem' : 'No connection to your account'}
      </h2>
      <p className="text-muted">
        {isServerFailing
          ? 'Nothing is lost. Your account shows here by itself as soon as the server works again.'
          : 'Everything is safe there. It shows here by itself as soon as there is a connection.'}
      </p>
    </div>
  )
}
