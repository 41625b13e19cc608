import { once } from 'node:events'

import { expect, onTestFinished, test, vi } from 'vitest'

import { shareConnections } from './share-connections.ts'

/** A browser window whose tab can be hidden and shown. */
function openWindow() {
  const tab = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', tab)
  onTestFinished(() => void vi.unstubAllGlobals())
  return (hidden: boolean) => {
    tab.hidden = hidden
    tab.dispatchEvent(new Event('visibilitychange'))
  }
}

function open(parts: Parameters<typeof shareConnections>[0]) {
  const tab = shareConnections(parts)
  onTestFinished(tab.close)
  return tab
}

function say(channel: BroadcastChannel, word: string) {
  // A channel has no other origin to go to.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(word)
}

test('a tab that was asked makes room as soon as it is hidden, unless that was long ago', async () => {
  const hide = openWindow()
  let isConnected = true
  let time = 0
  open({
    isIdle: () => true,
    onAsked() {
      const wasConnected = isConnected
      isConnected = false
      return wasConnected
    },
    onRoom: () => undefined,
    now: () => time,
  })
  const other = new BroadcastChannel('periodic-wizard.connections')
  const ear = new BroadcastChannel('periodic-wizard.connections')
  onTestFinished(() => {
    other.close()
    ear.close()
  })
  async function ask() {
    say(other, 'full')
    await once(ear, 'message')
  }
  // Once the second has arrived, every tab has received the first.
  await ask()
  await ask()
  time = 13_000
  hide(true)
  expect(isConnected).toBe(true)
  hide(false)
  const freed = once(other, 'message')
  await ask()
  hide(true)
  expect((await freed)[0]).toMatchObject({ data: 'freed' })
  expect(isConnected).toBe(false)
})

test('a visible tab takes the room that another has made', async () => {
  openWindow()
  const hurried = Promise.withResolvers<void>()
  const tab = open({
    isIdle: () => false,
    onAsked: () => false,
    onRoom: hurried.resolve,
    now: () => 0,
  })
  const other = new BroadcastChannel('periodic-wizard.connections')
  onTestFinished(() => other.close())
  tab.ask()
  await once(other, 'message')
  say(other, 'freed')
  expect(await hurried.promise).toBeUndefined()
})

test('a hidden, idle tab does without its connection until it is shown', async () => {
  const hide = openWindow()
  const noted: string[] = []
  const rested = Promise.withResolvers<void>()
  let isIdle = false
  open({
    isIdle: () => isIdle,
    onAsked() {
      noted.push('rests')
      rested.resolve()
      return true
    },
    onRoom: () => noted.push('hurries'),
    now: () => 0,
  })
  const other = open({
    isIdle: () => false,
    onAsked: () => false,
    onRoom: () => undefined,
    now: () => 0,
  })
  const ear = new BroadcastChannel('periodic-wizard.connections')
  onTestFinished(() => ear.close())

  async function ask() {
    other.ask()
    await once(ear, 'message')
  }

  isIdle = true
  await ask()
  isIdle = false
  hide(true)
  await ask()
  expect(noted).toEqual([])
  isIdle = true
  await ask()
  await rested.promise
  hide(false)
  expect(noted).toEqual(['rests', 'hurries'])
})
