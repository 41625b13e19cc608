import { expect, test } from 'vitest'

import { reportsIn, type WaitingReport } from '#web/outbox/waiting-reports.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { CallProblem, type ProblemCode } from '#web/wire/api.ts'

import { deliver, sendWaiting } from './report-queue.ts'

const MARIE = '00000000-0000-4000-8000-000000000001'
const LISE = '00000000-0000-4000-8000-000000000002'

test('a report that cannot be sent waits, and is sent once when it can be', async () => {
  const { place, send, sendLater, sent, answers } = parts()
  answers.push('offline')
  expect((await deliver(fault('1', null), { place, send, sendLater })).status).toBe('waiting')
  expect(place.get().map(({ id }) => id)).toEqual([fault('1', null).id])
  expect(statuses(await sendWaiting(null, { place, send, sendLater }))).toEqual(['sent'])
  expect(await sendWaiting(null, { place, send, sendLater })).toEqual([])
  expect(sent).toEqual([fault('1', null).id, fault('1', null).id])
})

test('with the last report nothing is left in storage', async () => {
  const { place, send, sendLater, texts } = parts()
  await deliver(fault('1', null), { place, send, sendLater })
  expect([...texts]).toEqual([])
})

test('a report is sent for the visitor who made it, and one without an owner for anyone', async () => {
  const { place, send, sendLater, sent } = parts()
  const { id, ...rest } = fault('4', null)
  place.set([fault('1', MARIE), fault('2', LISE), fault('3', null), { ...rest, id, by: undefined }])
  await sendWaiting(MARIE, { place, send, sendLater })
  expect(sent).toEqual([fault('1', MARIE).id, id])
  expect(place.get()).toEqual([fault('2', LISE), fault('3', null)])
})

test.each([
  ['offline', 'waiting'],
  ['unavailable', 'waiting'],
  ['too_many_requests', 'waiting'],
  ['session_missing', 'waiting'],
  ['not_found', 'refused'],
  ['invalid_input', 'refused'],
] as const)('after %s a report is %s', async (code, status) => {
  const { place, send, sendLater, answers } = parts()
  answers.push(code)
  expect((await deliver(fault('1', null), { place, send, sendLater })).status).toBe(status)
  expect(place.get()).toHaveLength(status === 'waiting' ? 1 : 0)
})

test.each([
  ['offline', null, [60_000]],
  ['unavailable', 5, [5000]],
  ['too_many_requests', 3600, [3_600_000]],
  ['session_missing', null, []],
  ['not_found', null, []],
] as const)(
  'after %s and a wait of %s s what waits is sent again',
  async (code, seconds, times) => {
    const { place, send, sendLater, later, answers } = parts()
    answers.push(new CallProblem(code, 'refused', { retrySeconds: seconds }))
    await deliver(fault('1', null), { place, send, sendLater })
    expect(later).toEqual(times)
  },
)

test('the first report without a connection keeps the others from trying', async () => {
  const { place, send, sendLater, sent, answers } = parts()
  place.set([fault('1', null), fault('2', null)])
  answers.push('offline')
  expect(statuses(await sendWaiting(null, { place, send, sendLater }))).toEqual(['waiting'])
  expect(sent).toHaveLength(1)
})

test('where nothing can be stored a report that cannot be sent is refused, and the page keeps it', async () => {
  const { send, sendLater, answers } = parts()
  const place = reportsIn({
    ...memoryStorage(),
    write() {
      throw new Error('full')
    },
  })
  answers.push('offline')
  expect((await deliver(fault('1', null), { place, send, sendLater })).status).toBe('refused')
  expect(place.get()).toEqual([])
})

function parts() {
  const storage = memoryStorage()
  const sent: string[] = []
  /** The refusals of the next calls. */
  const answers: (ProblemCode | CallProblem)[] = []
  const later: number[] = []
  return {
    place: reportsIn(storage),
    texts: storage.texts,
    sent,
    answers,
    later,
    sendLater: (milliseconds: number) => void later.push(milliseconds),
    send: ({ id }: WaitingReport) => {
      sent.push(id)
      const answer = answers.shift()
      if (answer === undefined) return Promise.resolve()
      return Promise.reject(
        typeof answer === 'string' ? new CallProblem(answer, 'refused') : answer,
      )
    },
  }
}

function fault(digit: string, by: string | null): WaitingReport {
  return {
    type: 'fault',
    id: `00000000-0000-4000-9000-00000000000${digit}`,
    by,
    about: { what: 'question', id: 'as-e1.1.k3f9', choice: '' },
    sentence: 'Two answers are right.',
  }
}

function statuses(fates: readonly { readonly status: string }[]): readonly string[] {
  return fates.map(({ status }) => status)
}
