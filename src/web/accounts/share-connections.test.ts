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

test('a hidden tab that is idle does without its connection until it is looked at', async () => {
  const hide = openWindow()
  const noted: string[] = []
  const rested = Promise.withResolvers<void>()
  let isIdle = false
  open({
    isIdle: () => isIdle,
    onAsked() {
      noted.push('rests')
      rested.resolve()
    },
    onShown: () => noted.push('hurries'),
  })
  const other = open({ isIdle: () => false, onAsked: () => undefined, onShown: () => undefined })
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
