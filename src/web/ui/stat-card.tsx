import type { ReactNode } from 'react'

/** One figure of a `<dl>` on a card of its own. */
export function StatCard({
  label,
  value,
  icon,
}: {
  readonly label: string
  readonly value: string
  readonly icon: ReactNode
}) {
  return (
    <div className="flex flex-col rounded-lg border border-line bg-surface p-4 shadow-card">
      <dt className="order-last mt-1 text-sm text-muted">{label}</dt>
      <dd className="flex items-center gap-3">
        <span className="text-accent">{icon}</span>
        <span className="font-display text-2xl tabular-nums">{value}</span>
      </dd>
    </div>
  )
}
