import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'

import type { Workers } from '#server/platform/workers/run-workers.ts'

/** The metrics that are measured on request. Those of all nodes come from the database. */
const gauges = {
  pw_sockets_open: 'Live sockets that are open on this node.',
  pw_match_queue_players: 'Players who wait for an opponent, on all nodes together.',
  pw_matches_live: 'Matches that are starting or active, on all nodes together.',
  pw_mails_waiting: 'Mails that are not sent yet, on all nodes together.',
  pw_mails_oldest_seconds: 'Age of the oldest mail that is not sent yet.',
  pw_database_connections_in_use: 'Connections to PostgreSQL that calls use now.',
  pw_database_connections_waiting: 'Calls that wait for a connection to PostgreSQL.',
  pw_match_connections_in_use: 'Connections to PostgreSQL that live matches use now.',
  pw_match_connections_waiting: 'Statements of live matches that wait for a connection.',
  pw_replica_lag_seconds:
    'How far the copy of READ_DATABASE_URL is behind, at most: the time is noted once a second.',
  pw_data_folder_free_ratio: 'Free part of the disk with the data folder, from 0 to 1.',
  pw_calls_in_flight: 'Calls that are being answered now.',
} as const

export type GaugeName = keyof typeof gauges

/** How values of several workers become one, where that is not their sum: the database is the same for all. */
const aggregators: Partial<Readonly<Record<string, 'max' | 'min'>>> = {
  pw_match_queue_players: 'max',
  pw_matches_live: 'max',
  pw_mails_waiting: 'max',
  pw_mails_oldest_seconds: 'max',
  pw_replica_lag_seconds: 'max',
  pw_data_folder_free_ratio: 'min',
}

/** Gives values as of now; missing values are left out. */
export type Reader = () => Promise<Partial<Readonly<Record<GaugeName, number>>>>

/** Counts the actions of learners. */
export type Tally = {
  readonly answered: (kind: 'practice' | 'match', isCorrect: boolean) => void
  /** @param xp negative when it was taken away */
  readonly awarded: (kind: 'practice' | 'match', xp: number) => void
}

/** The metrics of this node. */
export type Metrics = {
  readonly tally: Tally
  /** @param route the pattern of the address, of which there are few */
  readonly answeredRequest: (route: string, status: number, seconds: number) => void
  /** Something failed that no response shows. */
  readonly failed: () => void
  /** Adds a reader that runs at every request for the metrics. */
  readonly read: (reader: Reader) => void
  /** All metrics in the text format of Prometheus. */
  readonly text: () => Promise<string>
  /** All metrics as values, which those of other workers can be added to. */
  readonly json: () => Promise<readonly object[]>
  readonly contentType: string
  /** The names of all metrics. */
  readonly names: () => Promise<readonly string[]>
}

/** @param process whether to include the process: its event loop, heap and processor time */
export function createMetrics(
  build: { readonly version: string; readonly schema: string },
  { process = false }: { readonly process?: boolean } = {},
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const readers: Reader[] = []
  if (process) collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'pw_build_info',
    help: 'Always 1; the labels name the version and the newest migration it knows.',
    labelNames: ['version', 'schema'],
    aggregator: 'first',
    registers,
  }).set(build, 1)
  const requests = new Histogram({
    name: 'pw_http_request_duration_seconds',
    help: 'Answered requests, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const answers = new Counter({
    name: 'pw_answers_total',
    help: 'Answers that this node has judged and stored.',
    labelNames: ['kind', 'correct'],
    registers,
  })
  const xp = new Counter({
    name: 'pw_xp_total',
    help: 'XP that this node has awarded or taken away.',
    labelNames: ['kind', 'direction'],
    registers,
  })
  const failures = new Counter({
    name: 'pw_failures_total',
    help: 'Failures behind the answers, which the log explains.',
    registers,
  })
  const measured = new Map(
    Object.entries(gauges).map(([name, help]) => [
      name,
      new Gauge({ name, help, aggregator: aggregators[name] ?? 'sum', registers }),
    ]),
  )

  return {
    tally: {
      answered: (kind, isCorrect) => answers.inc({ kind, correct: String(isCorrect) }),
      awarded(kind, change) {
        if (change !== 0) xp.inc({ kind, direction: change > 0 ? 'up' : 'down' }, Math.abs(change))
      },
    },
    answeredRequest: (route, status, seconds) => requests.observe({ route, status }, seconds),
    failed: () => failures.inc(),
    read: (reader) => void readers.push(reader),
    contentType: registry.contentType,
    async text() {
      await measure()
      return registry.metrics()
    },
    async json() {
      await measure()
      return registry.getMetricsAsJSON()
    },
    async names() {
      const all = await registry.getMetricsAsJSON()
      return all.map(({ name }) => name)
    },
  }

  async function measure(): Promise<void> {
    for (const gauge of measured.values()) gauge.remove()
    const found = await Promise.allSettled(readers.map((reader) => reader()))
    for (const one of found) {
      if (one.status === 'rejected') continue
      for (const [name, value] of Object.entries(one.value)) measured.get(name)?.set(value)
    }
  }
}

/** The metrics of all workers together. */
export function metricsOfWorkers(workers: Workers): Pick<Metrics, 'text' | 'contentType'> {
  return {
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
    text: async () => {
      const found = await workers.metrics()
      return AggregatorRegistry.aggregate(found.map((metrics) => [...metrics])).metrics()
    },
  }
}
