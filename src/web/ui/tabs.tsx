import type { KeyboardEvent } from 'react'

const looks = {
  row: {
    list: 'grid auto-cols-fr grid-flow-col gap-1 rounded-full border border-line bg-sunken p-1',
    tab: 'rounded-full',
  },
  /** As many as there are: a row that scrolls on a phone, a list beside the panel in a wide window. */
  list: {
    list: 'flex gap-1 overflow-x-auto rounded-lg border border-line bg-sunken p-1 whitespace-nowrap lg:flex-col lg:overflow-x-visible',
    tab: 'shrink-0 rounded-md px-4 lg:text-left',
  },
} as const

/** Two or more panels of which one shows; the arrow keys go from tab to tab. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  look = 'row',
  onChoose,
}: {
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly label: string }[]
  readonly chosen: Id
  readonly look?: keyof typeof looks
  readonly onChoose: (id: Id) => void
}) {
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex(({ id }) => id === chosen)
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
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
      className={looks[look].list}
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
          className={`min-h-11 text-muted transition hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-card forced-colors:aria-selected:border ${looks[look].tab}`}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
