import { type KeyboardEvent, useRef, useState } from 'react'

import { nextPlace, type Steps } from '#web/ui/focus/next-place.ts'

import { ChartFigure } from './chart-figure.tsx'
import { type Day, type DayCount, dayOf } from './practice-days.ts'

const DAYS_OF_WEEK = 7
/** A new learner has not twenty empty weeks. */
const FEWEST_WEEKS = 8
/** Shares of the busiest day from which a day is shown stronger, so that three a day are seen as well as fifty. */
const SHARES = [0, 0.25, 0.5, 0.75] as const
/** No day counts as busy with fewer answers. */
const FEWEST_OF_BUSY = 4
const FILLS = ['bg-accent/35', 'bg-accent/55', 'bg-accent/75', 'bg-accent'] as const
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** The steps of each key: of the days one after the other, seven are a week. */
const STEPS: Steps = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -DAYS_OF_WEEK,
  ArrowRight: DAYS_OF_WEEK,
  PageUp: -4 * DAYS_OF_WEEK,
  PageDown: 4 * DAYS_OF_WEEK,
  Home: -Infinity,
  End: Infinity,
}

/**
 * A square for each day of the last weeks, the stronger the more was answered. Each is a button that chooses its day; all of
 * them are one stop of the Tab key.
 */
export function DayCalendar({
  weeks,
  counts,
  chosen,
  onChoose,
}: {
  readonly weeks: readonly (readonly Date[])[]
  readonly counts: ReadonlyMap<Day, DayCount>
  readonly chosen: Day | null
  readonly onChoose: (day: Day) => void
}) {
  const grid = useRef<HTMLDivElement>(null)
  const shown = sinceFirst(weeks, counts)
  const days = shown.flat().map(dayOf)
  const active = days.filter((day) => counts.has(day)).toReversed()
  const [reached, setReached] = useState(chosen)
  const stop = reached !== null && days.includes(reached) ? reached : (active[0] ?? days.at(-1))
  const most = Math.max(FEWEST_OF_BUSY, ...active.map((day) => counts.get(day)?.answered ?? 0))

  function move(event: KeyboardEvent) {
    if (stop === undefined) return
    const place = nextPlace(STEPS, event.key, days.indexOf(stop), days.length)
    if (place === null) return
    event.preventDefault()
    const day = days[place] ?? stop
    setReached(day)
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }

  return (
    <ChartFigure
      role="group"
      meaning={`Calendar of the last ${shown.length} weeks: you practiced on ${active.length} of ${days.length} days.`}
      columns={['Day', 'Answered', 'Correct']}
      rows={active.map((day) => [day, ...figuresOf(counts.get(day))] as const)}
    >
      {/* The latest weeks are in sight where not all of them have room. */}
      <div dir="rtl" className="-mx-1 overflow-x-auto p-1">
        <div
          ref={grid}
          data-print
          dir="ltr"
          role="grid"
          aria-label="Days"
          tabIndex={-1}
          onKeyDown={move}
          className="mr-auto grid w-max gap-0.5"
        >
          <Months weeks={shown} />
          {WEEKDAYS.map((name, row) => (
            <div key={name} role="row" className="flex gap-0.5">
              <span role="rowheader" className="flex w-8 shrink-0 items-center text-xs text-muted">
                {name}
              </span>
              {shown.map((week) => {
                const date = week[row]
                if (date === undefined) return null
                const day = dayOf(date)
                return (
                  <span key={day} role="gridcell" aria-selected={day === chosen}>
                    <button
                      type="button"
                      data-day={day}
                      data-answered={counts.get(day)?.answered ?? 0}
                      tabIndex={day === stop ? 0 : -1}
                      aria-label={dayText(date, counts.get(day))}
                      onFocus={() => setReached(day)}
                      onClick={() => onChoose(day)}
                      className={`block size-6 rounded-sm border forced-color-adjust-none hover:border-ink ${
                        day === chosen ? 'border-2 border-ink' : 'border-line'
                      } ${fillOf(counts.get(day)?.answered ?? 0, most)}`}
                    />
                  </span>
                )
              })}
            </div>
          ))}
        </div>
      </div>
      <p aria-hidden className="mt-3 flex items-center gap-1 text-xs text-muted">
        <span className="mr-1">1 answer</span>
        {FILLS.map((fill) => (
          <span key={fill} className={`size-4 rounded-sm border border-line ${fill}`} />
        ))}
        <span className="ml-1">{`${most} answers`}</span>
      </p>
    </ChartFigure>
  )
}

/** The names of the months over the weeks in which they begin. */
function Months({ weeks }: { readonly weeks: readonly (readonly Date[])[] }) {
  const names = monthsOf(weeks)
  return (
    <div aria-hidden className="flex h-4 gap-0.5 pl-8.5 text-xs text-muted">
      {weeks.map((days, week) => (
        <span key={days[0]?.getTime()} className="w-6 shrink-0 overflow-visible whitespace-nowrap">
          {names.get(week) ?? ''}
        </span>
      ))}
    </div>
  )
}

/** The weeks from the first answer on, but not too few of them. */
function sinceFirst(
  weeks: readonly (readonly Date[])[],
  counts: ReadonlyMap<Day, DayCount>,
): readonly (readonly Date[])[] {
  const first = weeks.findIndex((days) => days.some((day) => counts.has(dayOf(day))))
  const fewest = weeks.length - FEWEST_WEEKS
  return weeks.slice(first === -1 ? fewest : Math.min(first, fewest))
}

function fillOf(answered: number, most: number): string {
  if (answered === 0) return 'bg-sunken'
  const step = SHARES.filter((share) => answered > share * most).length
  return FILLS[step - 1] ?? FILLS[0]
}

function dayText(date: Date, count: DayCount | undefined): string {
  const day = date.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
  if (count === undefined) return `${day}: no answers`
  const { answered, correct } = count
  return answered === 1
    ? `${day}: 1 answer, ${correct} correct`
    : `${day}: ${answered} answers, ${correct} correct`
}

/** Where a month begins among the weeks. The first name is left out when it has no room. */
function monthsOf(weeks: readonly (readonly Date[])[]): ReadonlyMap<number, string> {
  const months = weeks.flatMap((days, week) => {
    const begin = week === 0 ? days[0] : days.find((day) => day.getDate() === 1)
    return begin === undefined
      ? []
      : [[week, begin.toLocaleDateString('en-US', { month: 'short' })] as const]
  })
  return new Map(
    months.filter(([week], index) => (months[index + 1]?.[0] ?? weeks.length) - week > 1),
  )
}

function figuresOf(count: DayCount | undefined): readonly [string, string] {
  return [String(count?.answered ?? 0), String(count?.correct ?? 0)]
}
