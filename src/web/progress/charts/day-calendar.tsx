import { ChartFigure } from './chart-figure.tsx'
import { type Day, type DayCount, dayOf, WEEKS } from './practice-days.ts'

const CELL = 13
const LEFT = 26
const TOP = 14
/** Answers from which a day is shown stronger. */
const STEPS = [1, 5, 10, 20] as const
const OPACITIES = ['0.4', '0.6', '0.8', '1'] as const
const WEEKDAYS = [
  ['Mon', 0],
  ['Wed', 2],
  ['Fri', 4],
] as const

/** A square for each day of the last twenty weeks, the stronger the more was answered. */
export function DayCalendar({
  weeks,
  counts,
}: {
  readonly weeks: readonly (readonly Date[])[]
  readonly counts: ReadonlyMap<Day, DayCount>
}) {
  const shown = weeks.flat().map(dayOf)
  const active = shown.filter((day) => counts.has(day)).toReversed()
  return (
    <ChartFigure
      meaning={`Calendar of the last ${WEEKS} weeks: you practiced on ${active.length} of ${shown.length} days.`}
      columns={['Day', 'Answered', 'Correct']}
      rows={active.map((day) => [day, ...figuresOf(counts.get(day))] as const)}
    >
      <svg viewBox={`0 0 ${LEFT + WEEKS * CELL} ${TOP + 7 * CELL}`} className="w-full max-w-2xl">
        <g className="fill-muted" fontSize="10">
          {monthsOf(weeks).map(({ name, week }) => (
            <text key={`${name}-${week}`} x={LEFT + week * CELL} y="9">
              {name}
            </text>
          ))}
          {WEEKDAYS.map(([name, row]) => (
            <text key={name} x="0" y={TOP + row * CELL + 9}>
              {name}
            </text>
          ))}
        </g>
        {weeks.map((days, week) =>
          days.map((day, row) => (
            <DaySquare key={dayOf(day)} week={week} row={row} day={dayOf(day)} counts={counts} />
          )),
        )}
      </svg>
    </ChartFigure>
  )
}

function DaySquare({
  week,
  row,
  day,
  counts,
}: {
  readonly week: number
  readonly row: number
  readonly day: Day
  readonly counts: ReadonlyMap<Day, DayCount>
}) {
  const answered = counts.get(day)?.answered ?? 0
  const step = STEPS.filter((least) => answered >= least).length
  return (
    <rect
      x={LEFT + week * CELL}
      y={TOP + row * CELL}
      width={CELL - 2.5}
      height={CELL - 2.5}
      rx="2.5"
      data-answered={answered}
      className={step === 0 ? 'fill-sunken stroke-line' : 'fill-accent'}
      strokeWidth={step === 0 ? '0.5' : '0'}
      fillOpacity={OPACITIES[step - 1] ?? '1'}
    />
  )
}

/** Where a month begins among the weeks. The first name is left out when it has no room. */
function monthsOf(
  weeks: readonly (readonly Date[])[],
): readonly { readonly name: string; readonly week: number }[] {
  const months = weeks.flatMap((days, week) => {
    const begin = week === 0 ? days[0] : days.find((day) => day.getDate() === 1)
    return begin === undefined
      ? []
      : [{ name: begin.toLocaleDateString('en-US', { month: 'short' }), week }]
  })
  return months.filter(({ week }, index) => (months[index + 1]?.week ?? WEEKS) - week > 1)
}

function figuresOf(count: DayCount | undefined): readonly [string, string] {
  return [String(count?.answered ?? 0), String(count?.correct ?? 0)]
}
