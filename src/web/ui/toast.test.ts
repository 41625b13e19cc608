import { afterEach, expect, onTestFinished, test } from 'vitest'

import { dismissToast, showToast, shownToasts, subscribeToToasts } from './toast.ts'

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

test('toasts are shown in the order they came, until each is dismissed', () => {
  showToast({ title: 'Saved' })
  showToast({ title: 'Removed', look: 'destructive' })
  const [saved] = shownToasts()
  expect(shownToasts()).toEqual([
    { id: expect.any(Number), title: 'Saved' },
    { id: expect.any(Number), title: 'Removed', look: 'destructive' },
  ])
  dismissToast(saved?.id ?? 0)
  expect(shownToasts().map(({ title }) => title)).toEqual(['Removed'])
})

test('the oldest toast gives way to the fourth', () => {
  for (const title of ['one', 'two', 'three', 'four']) showToast({ title })
  expect(shownToasts().map(({ title }) => title)).toEqual(['two', 'three', 'four'])
})

test('whoever listens hears of every change until they stop', () => {
  const heard: number[] = []
  const stop = subscribeToToasts(() => heard.push(shownToasts().length))
  onTestFinished(stop)
  showToast({ title: 'Saved' })
  dismissToast(shownToasts()[0]?.id ?? 0)
  stop()
  showToast({ title: 'Unheard' })
  expect(heard).toEqual([1, 0])
})
