import { expect, test } from 'vitest'

import type { TextStorage } from '#web/store/text-storage.ts'
import { forbiddenStorage, memoryStorage } from '#web/testing/memory-storage.ts'

import { createSplash } from './splash-due.ts'

test('it counts as seen from its first moment, also when the page is left in the middle', async () => {
  const browser = openBrowser()
  const tab = browser.open()
  expect(tab.stage()).toBe('asking')
  await tab.arrive()
  expect(tab.stage()).toBe('opening')
  tab.begin()
  expect(tab.stage()).toBe('opening')
  const reloaded = tab.reload()
  await reloaded.arrive()
  expect(reloaded.stage()).toBe('open')
  tab.end()
  expect(tab.stage()).toBe('open')
})

test('an announcement seen in one tab comes in no other, and again when all are closed', async () => {
  const browser = openBrowser()
  const first = browser.open()
  await first.arrive()
  first.begin()
  const second = browser.open()
  await second.arrive()
  expect(second.stage()).toBe('open')
  first.close()
  const third = browser.open()
  await third.arrive()
  expect(third.stage()).toBe('open')
  second.close()
  third.close()
  const later = browser.open()
  await later.arrive()
  expect(later.stage()).toBe('opening')
  expect([...browser.shared.keys()]).toEqual([])
})

test('of tabs that open at once one shows it', async () => {
  const browser = openBrowser()
  const tabs = [browser.open(), browser.open(), browser.open()]
  await Promise.all(tabs.map((tab) => tab.arrive()))
  expect(tabs.map((tab) => tab.stage()).toSorted()).toEqual(['open', 'open', 'opening'])
})

test('where motion is unwelcome or nothing is remembered it does not come; without room it does', async () => {
  let isMotionWelcome = false
  const still = openBrowser().open({ isMotionWelcome: () => isMotionWelcome })
  const forgetful = openBrowser().open({ own: forbiddenStorage })
  const full = openBrowser().open({ shared: memoryStorage({}, 0) })
  const tabs = [still, forgetful, full]
  await Promise.all(tabs.map((tab) => tab.arrive()))
  expect(tabs.map((tab) => tab.stage())).toEqual(['open', 'open', 'opening'])
  isMotionWelcome = true
  expect(still.stage()).toBe('open')
})

type Surroundings = Parameters<typeof createSplash>[0]

/** Tabs that share a storage and hear of each other's changes to it. */
function openBrowser() {
  const shared = new Map<string, string>()
  const heard = new Map<symbol, (key: string) => void>()

  function storageOf(tab: symbol): TextStorage {
    function tell(key: string) {
      for (const [other, listener] of heard) if (other !== tab) listener(key)
    }
    return {
      read: (key) => shared.get(key) ?? null,
      write(key, text) {
        shared.set(key, text)
        tell(key)
      },
      remove(key) {
        if (shared.delete(key)) tell(key)
      },
      follow(listener) {
        heard.set(tab, listener)
        return () => undefined
      },
    }
  }

  function open(changed: Partial<Surroundings> = {}) {
    const tab = Symbol('tab')
    const waiting = [Promise.resolve()]
    const surroundings: Surroundings = {
      own: memoryStorage(),
      shared: storageOf(tab),
      isMotionWelcome: () => true,
      wait: async () => void (await Promise.all(waiting)),
      ...changed,
    }
    const splash = createSplash(surroundings)
    const close = () => void heard.delete(tab)
    return {
      ...splash,
      close,
      reload() {
        close()
        return open(surroundings)
      },
      /** Until it is known whether the splash comes. */
      arrive: () =>
        new Promise<void>((resolve) => {
          splash.subscribe(resolve)
          if (splash.stage() !== 'asking') resolve()
        }),
    }
  }

  return { open, shared }
}
