import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { call, codeOf } from '#web/wire/api.ts'

import { createAccountCalls } from './account-calls.ts'

const ALICE = '0b9a6a0e-9d0e-4d4e-8f43-6a1f2f5d9c11'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The calls of an account over a network that answers on command. */
function world() {
  const answers: (() => void)[] = []
  const named: (string | null)[] = []
  const network: typeof fetch = (_path, init) =>
    new Promise((resolve) => {
      named.push(new Headers(init?.headers).get('account-id'))
      answers.push(() => resolve(new Response('{"devices":[]}')))
    })
  const calls = createAccountCalls(ALICE, (name, input, options) =>
    call(name, input, { ...options, send: network }),
  )
  const heard: string[] = []
  function ask() {
    calls.ask('list_devices', {}).then(
      () => heard.push('answer'),
      (error: unknown) => heard.push(codeOf(error)),
    )
  }
  function hold(saved: Promise<void> = Promise.resolve()) {
    void calls.hold(saved).finally(() => heard.push('held'))
  }
  return { calls, ask, hold, answer: () => answers.shift()?.(), heard, named }
}

function settled(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(0)
}

test('calls name the account', async () => {
  const { ask, answer, heard, named } = world()
  ask()
  await settled()
  answer()
  await settled()
  expect({ heard, named }).toEqual({ heard: ['answer'], named: [ALICE] })
})

test('after close nothing is sent, and open calls are refused', async () => {
  const { calls, ask, answer, heard, named } = world()
  ask()
  await settled()
  calls.close()
  answer()
  ask()
  await settled()
  expect({ heard, sent: named.length }).toEqual({
    heard: ['session_missing', 'session_missing'],
    sent: 1,
  })
})

test('holding waits for open calls and holds back new ones', async () => {
  const { calls, ask, hold, answer, heard, named } = world()
  ask()
  hold()
  await settled()
  ask()
  await settled()
  expect({ heard, sent: named.length }).toEqual({ heard: [], sent: 1 })
  answer()
  await settled()
  expect({ heard, sent: named.length }).toEqual({ heard: ['answer', 'held'], sent: 1 })
  calls.goOn()
  await settled()
  answer()
  await settled()
  expect({ heard, sent: named.length }).toEqual({ heard: ['answer', 'held', 'answer'], sent: 2 })
})

test('pending changes are sent before anything is held back', async () => {
  const { ask, hold, answer, heard, named } = world()
  let isSaved: (() => void) | undefined
  const saved = new Promise<void>((resolve) => {
    isSaved = resolve
  })
  hold(saved)
  ask()
  await settled()
  answer()
  await settled()
  expect({ heard, sent: named.length }).toEqual({ heard: ['answer'], sent: 1 })
  isSaved?.()
  await settled()
  expect(heard).toEqual(['answer', 'held'])
})

test('holding waits three seconds for changes that are never saved', async () => {
  const { hold, heard } = world()
  hold(new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(2900)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(heard).toEqual(['held'])
})

test('held calls are refused on close', async () => {
  const { calls, ask, heard, named } = world()
  await calls.hold(Promise.resolve())
  ask()
  calls.close()
  await settled()
  expect({ heard, sent: named.length }).toEqual({ heard: ['session_missing'], sent: 0 })
})

test('holding waits three seconds for a call that is never answered', async () => {
  const { ask, hold, answer, heard } = world()
  ask()
  await settled()
  hold()
  await vi.advanceTimersByTimeAsync(2900)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(heard).toEqual(['held'])
  answer()
  await settled()
})
