import type { KeyboardEvent } from 'react'

/** Two or more panels of which one shows; the arrow keys go from tab to tab. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly label: string }[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
}) {
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex(({ id }) => id === chosen)
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = step === undefined ? undefined : tabs.at((index + step) % tabs.length)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab='${next.id}']`)?.focus()
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={move}
      className="grid auto-cols-fr grid-flow-col gap-1 rounded-full border border-line bg-sunken p-1"
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`tab-${tab.id}`}
          data-tab={tab.id}
          aria-selected={tab.id === chosen}
          aria-controls={`panel-${tab.id}`}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => onChoose(tab.id)}
          className="min-h-11 rounded-full text-muted transition hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-card forced-colors:aria-selected:border"
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
