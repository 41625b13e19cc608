import { expect, onTestFinished, test } from 'vitest'

import { takeTurns, type Turn } from './tab-leader.ts'

let names = 0

/** Tabs of one browser that agree by a lock of their own. */
function open(count: number): readonly Turn[] {
  names += 1
  const name = `voice ${names}`
  const tabs = Array.from({ length: count }, () => takeTurns(name, navigator.locks))
  onTestFinished(() => {
    for (const tab of tabs) tab.leave()
  })
  return tabs
}

/** Returns which tabs hold the lock once all have asked for it. */
async function whoSpeaks(tabs: readonly Turn[]): Promise<readonly boolean[]> {
  for (let round = 0; round < 5; round += 1) {
    // Queries are answered in their order.
    // oxlint-disable-next-line no-await-in-loop
    await navigator.locks.query()
  }
  return tabs.map((tab) => tab.isOurs())
}

test('one tab speaks, and it is the one that was used last', async () => {
  const tabs = open(3)
  for (const tab of tabs) tab.join()
  expect(await whoSpeaks(tabs)).toEqual([true, false, false])
  tabs[2]?.take()
  expect(await whoSpeaks(tabs)).toEqual([false, false, true])
  tabs[1]?.take()
  tabs[1]?.take()
  expect(await whoSpeaks(tabs)).toEqual([false, true, false])
  tabs[1]?.take()
  expect(await whoSpeaks(tabs)).toEqual([false, true, false])
})

test('when the tab that speaks is gone another one does, and it may come back', async () => {
  const tabs = open(2)
  for (const tab of tabs) tab.join()
  tabs[1]?.take()
  expect(await whoSpeaks(tabs)).toEqual([false, true])
  tabs[1]?.leave()
  expect(await whoSpeaks(tabs)).toEqual([true, false])
  tabs[1]?.join()
  expect(await whoSpeaks(tabs)).toEqual([true, false])
  tabs[0]?.leave()
  expect(await whoSpeaks(tabs)).toEqual([false, true])
})

test('a tab that takes no part does not speak when the visitor comes to it', async () => {
  const tabs = open(2)
  tabs[0]?.join()
  tabs[1]?.take()
  expect(await whoSpeaks(tabs)).toEqual([true, false])
})

test('without locks each tab speaks for itself', () => {
  expect(takeTurns('voice', undefined).isOurs()).toBe(true)
})
