import { type KeyboardEvent, useRef, useState } from 'react'

import type { SkillId } from '#quiz/skills.ts'
import { nextPlace, type Steps } from '#web/ui/focus/next-place.ts'

/** A day by its name, and the skills that are due on it. */
export type DueDay = { readonly date: string; readonly skills: readonly SkillId[] }

const WEEK = 7

const STEPS: Steps = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -WEEK,
  PageDown: WEEK,
  Home: -Infinity,
  End: Infinity,
}

/** A bar for each day, and each a button that chooses its day. All of them are one stop of the Tab key. */
export function DueBars({
  days,
  chosen,
  onChoose,
}: {
  readonly days: readonly DueDay[]
  readonly chosen: number
  readonly onChoose: (place: number) => void
}) {
  const row = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState(chosen)
  const most = Math.max(1, ...days.map(({ skills }) => skills.length))

  function move(event: KeyboardEvent) {
    const place = nextPlace(STEPS, event.key, reached, days.length)
    if (place === null) return
    event.preventDefault()
    setReached(place)
    row.current?.querySelectorAll('button').item(place).focus()
  }

  return (
    <div
      ref={row}
      data-print
      role="toolbar"
      aria-label="Days"
      tabIndex={-1}
      onKeyDown={move}
      className="-mx-1 flex overflow-x-auto p-1"
    >
      {days.map(({ date, skills }, place) => (
        <button
          key={date}
          type="button"
          tabIndex={place === reached ? 0 : -1}
          aria-pressed={place === chosen}
          aria-label={dayText(place, date, skills.length)}
          onFocus={() => setReached(place)}
          onClick={() => onChoose(place)}
          className="group grid min-w-6 grow rounded-sm"
        >
          <span
            className={`flex h-28 items-end rounded-sm border px-0.5 ${
              place === chosen ? 'border-ink' : 'border-transparent group-hover:border-line'
            }`}
          >
            <span
              className={`w-full rounded-t-sm forced-color-adjust-none ${place === 0 ? 'bg-accent' : 'bg-accent/50'}`}
              style={{
                height: `${skills.length === 0 ? 1 : Math.max(6, (100 * skills.length) / most)}%`,
              }}
            />
          </span>
          {/* The name of the first day of each week has the room of the others. */}
          <span className="mt-1 block h-5 w-0 text-left text-xs whitespace-nowrap text-muted">
            {place % WEEK === 0 ? labelOf(place, date) : ''}
          </span>
        </button>
      ))}
    </div>
  )
}

function labelOf(place: number, date: string): string {
  return place === 0 ? 'Today' : date
}

function dayText(place: number, date: string, count: number): string {
  const day = place === 0 ? `Today, ${date}` : date
  if (count === 0) return `${day}: nothing due`
  return count === 1 ? `${day}: 1 skill due` : `${day}: ${count} skills due`
}
