import type { ReactNode } from 'react'

/** A number of a result, and its name below. */
export function Figure({
  icon,
  label,
  value,
}: {
  readonly icon: ReactNode
  readonly label: string
  readonly value: string
}) {
  return (
    <div className="flex flex-col items-center rounded-md border border-line bg-sunken px-2 py-3 sm:px-4">
      <dt className="order-last text-sm text-muted">{label}</dt>
      <dd className="flex items-center gap-2 font-display text-xl whitespace-nowrap tabular-nums">
        {icon}
        <span key={value}>{value}</span>
      </dd>
    </div>
  )
}
