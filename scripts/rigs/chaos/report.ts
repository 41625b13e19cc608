import type { Acknowledgement } from '#server/testing/match/robot-answers.ts'
import type { Outage } from '#server/testing/match/robot-line.ts'

/** A fault that has struck; moments are those of `performance.now`. */
export type Struck = {
  readonly name: string
  readonly kills: number
  readonly at: number
  readonly overAt: number
}

/** The effects of the faults on the players. */
type Felt = {
  /** When answers were acknowledged, in order. */
  readonly acknowledgements: readonly Acknowledgement[]
  readonly outages: readonly Outage[]
}

/** Returns a line for each kind of fault: how often it struck, and its effects on the players. */
export function faultLines(struck: readonly Struck[], felt: Felt): readonly string[] {
  const measured = struck.map((fault, index) => {
    const until = struck[index + 1]?.at ?? Infinity
    return {
      name: fault.name,
      silence: longestSilence(felt.acknowledgements, fault, until),
      reconnecting: longestReconnecting(felt.outages, fault, until),
      waiting: longestWait(felt.acknowledgements, fault, until),
    }
  })
  return [
    `${'fault'.padEnd(32)}times   no answer on record   line and match back   verdict waited for`,
    ...[...Map.groupBy(measured, ({ name }) => name)].map(([name, all]) =>
      [
        name.padEnd(32),
        String(all.length).padStart(5),
        medianAndMost(all.map(({ silence }) => silence)).padStart(22),
        medianAndMost(all.flatMap(({ reconnecting }) => reconnecting ?? [])).padStart(22),
        medianAndMost(all.map(({ waiting }) => waiting)).padStart(21),
      ].join(''),
    ),
    'Median and longest, in milliseconds, over the times that each fault struck.',
  ]
}

/** The longest time after a fault without any acknowledged answer. */
function longestSilence(all: readonly Acknowledgement[], { at }: Struck, until: number): number {
  const before = all.findLast((one) => one.at < at)?.at ?? at
  const inside = all.filter((one) => one.at >= at && one.at < until).map((one) => one.at)
  const moments = [Math.max(before, at), ...inside]
  return Math.max(0, ...moments.slice(1).map((moment, index) => moment - (moments[index] ?? at)))
}

/** Time from the fault until every disconnected player had the match again; null for none. */
function longestReconnecting(all: readonly Outage[], { at }: Struck, until: number): number | null {
  const mine = all.filter(({ lostAt }) => lostAt >= at && lostAt < until)
  return mine.length === 0
    ? null
    : Math.max(...mine.map(({ servedAt }) => (servedAt ?? until) - at))
}

/** The longest wait for a verdict that was outstanding after a fault. */
function longestWait(all: readonly Acknowledgement[], { at }: Struck, until: number): number {
  const mine = all.filter((one) => one.at >= at && one.at - one.waited < until)
  return Math.max(0, ...mine.map(({ waited }) => waited))
}

function medianAndMost(values: readonly number[]): string {
  if (values.length === 0) return '-'
  const sorted = values.toSorted((a, b) => a - b)
  const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return `${Math.round(median)} / ${Math.round(most)}`
}
