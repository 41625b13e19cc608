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
      <span className="text-accent">{icon}</span>
      <dt className="order-last text-sm text-muted">{label}</dt>
      <dd className="mt-2 font-display text-2xl tabular-nums">{value}</dd>
    </div>
  )
}
