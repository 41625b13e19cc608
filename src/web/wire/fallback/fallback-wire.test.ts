import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { liveClose } from '#contract/live.ts'
import type { LiveMode, LiveSend } from '#contract/live/fallback.ts'

import { openFallbackWire } from './fallback-wire.ts'
import type { RequestFailure } from './requests.ts'

const ID = '5a1f2a52-0000-4000-8000-000000000001'
const HELLO = '{"type":"hello","version":"0.1.0"}'

type Receiving = {
  readonly mode: LiveMode
  readonly after: number
  readonly isCancelled: () => boolean
  /** Answers with a stream that goes on. */
  readonly write: (text: string) => Promise<void>
  readonly end: () => Promise<void>
  readonly fail: (failure: RequestFailure) => Promise<void>
}

/** A server whose answers the test gives. */
function server(mode: LiveMode = 'stream') {
  const receiving: Receiving[] = []
  const sent: {
    readonly body: LiveSend
    readonly answer: (with_: 'sent' | RequestFailure) => void
  }[] = []
  const told: string[] = []
  const left: string[] = []
  const heard: LiveMode[] = []
  const opening = Promise.withResolvers<{ readonly id: string } | RequestFailure>()
  let leavePage = nothing
  const wire = openFallbackWire(
    {
      opened: () => told.push('opened'),
      said: (data) => told.push(`said ${String(data)}`),
      closed: (code, reason = '') => told.push(`closed ${code} ${reason}`.trim()),
    },
    {
      requests: {
        open: (signal) => Promise.race([opening.promise, whenCancelled(signal)]),
        receive(_id, after, asked, signal) {
          const answer = Promise.withResolvers<Response | RequestFailure>()
          let stream: ReadableStreamDefaultController<Uint8Array> | undefined
          function start() {
            if (stream !== undefined) return
            const body = new ReadableStream<Uint8Array>({ start: (given) => void (stream = given) })
            answer.resolve(new Response(body))
          }
          signal.addEventListener('abort', () => {
            answer.resolve('failed')
            stream?.error(new Error('cancelled'))
          })
          receiving.push({
            mode: asked,
            after,
            isCancelled: () => signal.aborted,
            write(text) {
              start()
              stream?.enqueue(new TextEncoder().encode(text))
              return settle()
            },
            end() {
              start()
              stream?.close()
              return settle()
            },
            fail(failure) {
              answer.resolve(failure)
              return settle()
            },
          })
          return answer.promise
        },
        send(body, signal) {
          const answer = Promise.withResolvers<'sent' | RequestFailure>()
          sent.push({ body, answer: answer.resolve })
          return Promise.race([answer.promise, whenCancelled(signal)])
        },
        leave: (id) => void left.push(id),
      },
      mode,
      onHeard: (one) => void heard.push(one),
      now: Date.now,
      onLeave(listener) {
        leavePage = listener
        return () => {
          leavePage = nothing
        }
      },
    },
  )
  return {
    wire,
    receiving,
    sent,
    told,
    left,
    heard,
    leavePage: () => leavePage(),
    open: (answer: { readonly id: string } | RequestFailure = { id: ID }) => {
      opening.resolve(answer)
      return settle()
    },
  }
}

function nothing(): void {}

function whenCancelled(signal: AbortSignal): Promise<'failed'> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve('failed'))
  })
}

/** Lets everything go on that only waits for what has come already. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a stream greets, and its messages are handed on once', async () => {
  const { receiving, told, heard, open } = server()
  await open()
  await receiving[0]?.write(`:   \n\nid: 1\ndata: ${HELLO}\n\nid: 2\nda`)
  await receiving[0]?.write('ta: 2\n\nid: 2\ndata: again\n\nevent: ready\ndata:\n\n')
  expect([told, heard, receiving.length]).toEqual([
    ['opened', `said ${HELLO}`, 'said 2'],
    ['stream'],
    1,
  ])
})

test('a stream that has not proved itself after 2 s is given up for polls', async () => {
  const { receiving, told, heard, open } = server()
  await open()
  await receiving[0]?.write(`id: 1\ndata: ${HELLO}\n\n`)
  await vi.advanceTimersByTimeAsync(1999)
  expect(receiving.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect([receiving[0]?.isCancelled(), receiving[1]]).toMatchObject([
    true,
    { mode: 'poll', after: 1 },
  ])
  await receiving[1]?.write('id: 2\ndata: 2\n\n')
  await receiving[1]?.end()
  expect([told, heard]).toEqual([['opened', `said ${HELLO}`, 'said 2'], ['poll']])
  expect(receiving[2]).toMatchObject({ mode: 'poll', after: 2 })
})

test('a stream that is cut goes on where it was, as often as that happens', async () => {
  const { receiving, told, open } = server()
  await open()
  for (const [index, number] of [1, 2, 3].entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await receiving[index]?.write(`id: ${number}\ndata: ${number}\n\nevent: ready\ndata:\n\n`)
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(14_000)
    // oxlint-disable-next-line no-await-in-loop
    await receiving[index]?.end()
  }
  expect(told).toEqual(['opened', 'said 1', 'said 2', 'said 3'])
  expect(receiving.map(({ mode, after }) => [mode, after])).toEqual([
    ['stream', 0],
    ['stream', 1],
    ['stream', 2],
    ['stream', 3],
  ])
})

test('a stream that has worked and falls silent is opened again, and twice in a row given up', async () => {
  const { receiving, open } = server()
  await open()
  await receiving[0]?.write('event: ready\ndata:\n\n')
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.advanceTimersByTimeAsync(2000)
  expect(receiving.map(({ mode }) => mode)).toEqual(['stream', 'stream', 'poll'])
})

test('messages go out at once, numbered, and are repeated until the server has them', async () => {
  const { wire, receiving, sent, open } = server()
  await open()
  await receiving[0]?.write(`id: 1\ndata: ${HELLO}\n\nevent: ready\ndata:\n\n`)
  wire.send('a')
  wire.send('b')
  expect(sent.map(({ body }) => body)).toEqual(
    ['a', 'b'].map((text, index) => ({
      connection: ID,
      after: 1,
      isLast: false,
      pongs: [],
      messages: [{ number: index + 1, text }],
    })),
  )
  sent[1]?.answer('sent')
  sent[0]?.answer('failed')
  await vi.advanceTimersByTimeAsync(200)
  expect(sent[2]?.body.messages).toEqual([{ number: 1, text: 'a' }])
  await vi.advanceTimersByTimeAsync(4000 + 200)
  expect(sent[3]?.body.messages).toEqual([{ number: 1, text: 'a' }])
})

test('a ping is sent back at once', async () => {
  const { receiving, sent, told, open } = server('poll')
  await open()
  await receiving[0]?.write('id: 1\nevent: ping\ndata: secret\n\n')
  await receiving[0]?.end()
  expect([told, sent[0]?.body]).toMatchObject([['opened'], { pongs: ['secret'], after: 1 }])
})

test('when nothing gets through for 5 s, the connection is lost', async () => {
  const { receiving, told, left, open } = server('poll')
  await open()
  for (let waited = 0; waited < 8000 && told.length < 2; waited += 100) {
    // oxlint-disable-next-line no-await-in-loop
    await receiving.at(-1)?.fail('failed')
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(100)
  }
  expect([told, left]).toEqual([['opened', 'closed 1006'], [ID]])
})

test('one failure after hours is not a loss', async () => {
  const { wire, receiving, sent, told, open } = server()
  await open()
  await receiving[0]?.write('event: ready\ndata:\n\n')
  for (let failures = 1; failures <= 3; failures += 1) {
    wire.send('a')
    sent.at(-1)?.answer('failed')
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(200)
    sent.at(-1)?.answer('sent')
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(5000)
    // oxlint-disable-next-line no-await-in-loop
    await receiving[0]?.write(':\n\n')
  }
  expect(told).toEqual(['opened'])
})

test.each([
  ['gone', 1006],
  ['signedOut', liveClose.sessionEnded],
  ['failed', 1006],
] as const)('a connection that cannot be opened (%s) closes with %d', async (failure, code) => {
  const { told, left, open } = server()
  await open(failure)
  expect([told, left]).toEqual([[`closed ${code}`], []])
})

test('an opening that takes more than 4 s is given up', async () => {
  const { told } = server()
  await vi.advanceTimersByTimeAsync(4000)
  expect(told).toEqual(['closed 1006'])
})

test('a server that no longer knows the connection ends it', async () => {
  const { receiving, told, open } = server()
  await open()
  await receiving[0]?.write('event: ready\ndata:\n\n')
  await receiving[0]?.end()
  await receiving[1]?.fail('gone')
  expect(told).toEqual(['opened', 'closed 1006'])
})

test('the server closes with a code and a reason', async () => {
  const { receiving, told, open } = server()
  await open()
  await receiving[0]?.write('event: close\ndata: {"code":4431,"reason":"37"}\n\n')
  expect(told).toEqual(['opened', 'closed 4431 37'])
})

test('when the page is left, the server hears so, and the page connects again if it comes back', async () => {
  const { told, left, receiving, open, leavePage } = server()
  await open()
  leavePage()
  expect([told, left, receiving[0]?.isCancelled()]).toEqual([['opened', 'closed 1006'], [ID], true])
})

test('a connection that is closed from here says nothing more', async () => {
  const { wire, receiving, told, left, open } = server()
  expect(() => wire.send('early')).toThrow('The connection is not open.')
  await open()
  wire.close()
  await receiving[0]?.end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([told, left, receiving.length]).toEqual([['opened'], [ID], 1])
  expect(() => wire.send('late')).toThrow('The connection is not open.')
})
