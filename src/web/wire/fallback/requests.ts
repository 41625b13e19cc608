import {
  type LiveMode,
  liveOpenedSchema,
  livePaths,
  type LiveSend,
} from '#contract/live/fallback.ts'

/** How a request has ended, if not as it should. */
export type RequestFailure =
  /** Nothing came back, or a server that may be well in a moment. */
  | 'failed'
  /** The server knows no such connection. */
  | 'gone'
  /** No user is signed in. */
  | 'signedOut'

/** A way to make a request, that of the browser. */
export type Fetch = (path: string, options: RequestInit) => Promise<Response>

/** The requests of one live connection. Each ends by itself when its signal says so. */
export type Requests = {
  /** @returns the id of the new connection, or why there is none */
  readonly open: (signal: AbortSignal) => Promise<{ readonly id: string } | RequestFailure>
  readonly receive: (
    id: string,
    after: number,
    mode: LiveMode,
    signal: AbortSignal,
  ) => Promise<Response | RequestFailure>
  readonly send: (sent: LiveSend, signal: AbortSignal) => Promise<'sent' | RequestFailure>
  /** Closes a connection, also while the page is being left. */
  readonly leave: (id: string) => void
}

export function createRequests(fetch: Fetch): Requests {
  return {
    async open(signal) {
      const answer = await post(livePaths.open, {}, { signal })
      if (typeof answer === 'string') return answer
      const opened = liveOpenedSchema.safeParse(await contentOf(answer))
      return opened.success ? { id: opened.data.connection } : 'failed'
    },
    receive: (connection, after, mode, signal) =>
      post(livePaths.receive, { connection, after, mode }, { signal }),
    async send(sent, signal) {
      const answer = await post(livePaths.send, sent, { signal })
      if (typeof answer === 'string') return answer
      // A proxy may answer 200 without the server.
      const content = await contentOf(answer)
      return typeof content === 'object' ? 'sent' : 'failed'
    },
    leave(connection) {
      const last = { connection, after: 0, messages: [], pongs: [], isLast: true }
      void post(livePaths.send, last, { keepalive: true })
    },
  }

  async function post(
    path: string,
    body: unknown,
    options: RequestInit,
  ): Promise<Response | RequestFailure> {
    try {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        ...options,
      })
      if (answer.ok) return answer
      if (answer.status === 404) return 'gone'
      return answer.status === 401 ? 'signedOut' : 'failed'
    } catch {
      return 'failed'
    }
  }
}

/** Undefined for anything but JSON, for example the page of a proxy. */
async function contentOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json()
  } catch {
    return undefined
  }
}
