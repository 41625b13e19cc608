import { MAX_SENT } from '#contract/live/fallback.ts'

/** Requests that may be on their way at once. A message never waits for another to arrive. */
const MAX_REQUESTS = 4

type Numbered = { readonly number: number; readonly text: string }

/** The content of one request. */
export type Batch = { readonly messages: readonly Numbered[]; readonly pongs: readonly string[] }

/** Messages and answers to pings that the server may not have yet. */
export type OutgoingQueue = {
  readonly add: (text: string) => void
  readonly addPong: (text: string) => void
  /** Returns the content of the next request; null when there is nothing, or enough is on its way. */
  readonly next: () => Batch | null
  /** Notes that the server has a batch. */
  readonly arrived: (batch: Batch) => void
  /** Puts a batch back whose request has failed. The server ignores what it has heard all the same. */
  readonly failed: (batch: Batch) => void
}

export function createOutgoingQueue(): OutgoingQueue {
  let last = 0
  let messages: readonly Numbered[] = []
  let pongs: readonly string[] = []
  let onTheirWay = 0
  return {
    add(text) {
      last += 1
      messages = [...messages, { number: last, text }]
    },
    addPong(text) {
      pongs = [...pongs, text].slice(-MAX_SENT)
    },
    next() {
      if (onTheirWay >= MAX_REQUESTS || messages.length + pongs.length === 0) return null
      const batch = { messages: messages.slice(0, MAX_SENT), pongs }
      messages = messages.slice(MAX_SENT)
      pongs = []
      onTheirWay += 1
      return batch
    },
    arrived() {
      onTheirWay -= 1
    },
    failed(batch) {
      onTheirWay -= 1
      messages = [...batch.messages, ...messages].toSorted((a, b) => a.number - b.number)
      pongs = [...batch.pongs, ...pongs].slice(-MAX_SENT)
    },
  }
}
