import cluster from 'node:cluster'
import { join } from 'node:path'

import { type FromWorker, type ToWorker, toWorkerSchema } from './messages.ts'
import { joinPeers, noPeers, type Peers } from './peers.ts'

/** The argument with which the primary process tells a worker the folder of the workers' sockets. */
export const SOCKETS_ARGUMENT = '--worker-sockets='

/** The place of this process among those that answer on the same port. */
export type Worker = {
  readonly peers: Peers
  /** Null for a process on its own. */
  readonly neighbors: Neighbors | null
}

/** The ways to a certain worker, for requests that belong to something in its memory. */
export type Neighbors = {
  /** The path of the socket of this worker. */
  readonly socket: string
  /** Marks an id as made by this worker. */
  readonly mark: (id: string) => string
  /** Returns the path of the socket of the worker that made an id; null for one of this worker. */
  readonly socketOf: (id: string) => string | null
}

/** A worker, and its line to the primary process. */
export type JoinedWorker = Worker & {
  readonly ready: (address: string) => void
  /** Answers the primary process when it asks for the metrics of this worker. */
  readonly onMetricsAsked: (read: () => Promise<readonly object[]>) => void
}

/** A process that has its port for itself. */
export const onlyWorker: Worker = { peers: noPeers, neighbors: null }

/** Joins the other workers; null in a process that none has started as a worker. */
export function joinWorkers(): JoinedWorker | null {
  const argument = process.argv.find((text) => text.startsWith(SOCKETS_ARGUMENT))
  const { worker } = cluster
  if (argument === undefined || worker === undefined) return null
  const folder = argument.slice(SOCKETS_ARGUMENT.length)
  // A service manager may send it to all processes; the first one does what it asks for.
  process.on('SIGHUP', () => {})
  const send = (message: FromWorker): void => {
    // The primary process may have gone a moment ago. Then this one ends, too.
    if (worker.isConnected()) worker.send(message)
  }
  const onMessage = (listener: (message: ToWorker) => void): void => {
    worker.on('message', (message) => {
      const read = toWorkerSchema.safeParse(message)
      if (read.success) listener(read.data)
    })
  }
  return {
    peers: joinPeers({ send, onMessage }),
    neighbors: neighborsOf(folder, worker.id),
    ready: (address) => send({ kind: 'ready', address }),
    onMetricsAsked(read) {
      onMessage((message) => {
        if (message.kind !== 'metrics') return
        const { request } = message
        void read().then((metrics) => send({ kind: 'metrics', request, metrics: [...metrics] }))
      })
    },
  }
}

/** @param self the number of this worker, which no other had since the start */
export function neighborsOf(folder: string, self: number): Neighbors {
  const path = (id: number) => join(folder, `${id}.sock`)
  return {
    socket: path(self),
    mark: (id) => `${self}-${id}`,
    socketOf(id) {
      const [, number] = /^(\d{1,9})-/.exec(id) ?? []
      return number === undefined || Number(number) === self ? null : path(Number(number))
    },
  }
}
