import type { Entries, FromWorker, ToWorker } from './messages.ts'

/** How long counts are gathered before the other workers get them, in milliseconds. */
const GATHER_MS = 50

/**
 * A count that the workers of one machine keep together. Each of them decides at once by what it knows,
 * so for as long as counts are gathered a limit may be passed by what the others let through.
 */
export type SharedCount = {
  /** Tells the other workers of an amount that was added to a key. */
  readonly add: (key: string, amount: number) => void
  /** Calls back with an amount that another worker has added. */
  readonly onAdded: (listener: (key: string, amount: number) => void) => void
}

/** Totals by key, of which every worker of one machine holds a part until it gives it back or ends. */
export type SharedTotal = {
  /** Tells the other workers the part of a key that this one holds now. */
  readonly hold: (key: string, part: number) => void
  /** Returns the part of a key that all other workers hold. */
  readonly ofOthers: (key: string) => number
}

/** The other workers of this machine. */
export type Peers = {
  readonly count: (topic: string) => SharedCount
  readonly total: (topic: string) => SharedTotal
}

/** A process without workers beside it. */
export const noPeers: Peers = {
  count: () => ({ add: noop, onAdded: noop }),
  total: () => ({ hold: noop, ofOthers: () => 0 }),
}

/** The channel of a worker to the others, by way of the primary process. */
export type Channel = {
  readonly send: (message: FromWorker) => void
  readonly onMessage: (listener: (message: ToWorker) => void) => void
}

/** Joins the workers behind a channel. */
export function joinPeers({ send, onMessage }: Channel): Peers {
  const listeners = new Map<string, (key: string, amount: number) => void>()
  const held = new Map<string, Map<string, number>>()
  const totals = new Map<string, Map<number, Map<string, number>>>()
  const waiting = new Map<string, Map<string, number>>()
  let gathering: NodeJS.Timeout | undefined

  onMessage((message) => {
    if (message.kind === 'counts') hear(message.from, message.topic, message.entries)
    if (message.kind === 'joined') tellAll()
    if (message.kind === 'left') for (const ofTopic of totals.values()) ofTopic.delete(message.from)
  })

  return {
    count(topic) {
      return {
        add(key, amount) {
          const sum = waitingOf(topic).get(key) ?? 0
          waitingOf(topic).set(key, sum + amount)
        },
        onAdded: (listener) => void listeners.set(topic, listener),
      }
    },
    total(topic) {
      const mine = new Map<string, number>()
      const others = new Map<number, Map<string, number>>()
      held.set(topic, mine)
      totals.set(topic, others)
      return {
        hold(key, part) {
          if (part === 0) mine.delete(key)
          else mine.set(key, part)
          waitingOf(topic).set(key, part)
        },
        ofOthers: (key) =>
          [...others.values()].reduce((sum, parts) => sum + (parts.get(key) ?? 0), 0),
      }
    },
  }

  function waitingOf(topic: string): Map<string, number> {
    gathering ??= setTimeout(flush, GATHER_MS).unref()
    const known = waiting.get(topic) ?? new Map<string, number>()
    waiting.set(topic, known)
    return known
  }

  function flush(): void {
    gathering = undefined
    for (const [topic, amounts] of waiting) send({ kind: 'counts', topic, entries: [...amounts] })
    waiting.clear()
  }

  /** Shares are sent as totals and not as changes, so repeating them does no harm. */
  function tellAll(): void {
    for (const [topic, mine] of held) {
      for (const [key, part] of mine) waitingOf(topic).set(key, part)
    }
  }

  function hear(from: number, topic: string, entries: Entries): void {
    const listener = listeners.get(topic)
    for (const [key, amount] of entries) listener?.(key, amount)
    const others = totals.get(topic)
    if (others === undefined) return
    const parts = others.get(from) ?? new Map<string, number>()
    others.set(from, parts)
    for (const [key, part] of entries) {
      if (part === 0) parts.delete(key)
      else parts.set(key, part)
    }
  }
}

function noop(): void {}
