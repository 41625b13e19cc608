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
      <dt className="order-last text-sm text-muted">{label}</dt>
      <dd>
        <span className="block text-accent">{icon}</span>
        <span className="mt-2 block font-display text-2xl tabular-nums">{value}</span>
      </dd>
    </div>
  )
}
