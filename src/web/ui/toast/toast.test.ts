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

test('the id that a toast is shown under takes it away', () => {
  const saved = showToast({ title: 'Saved' })
  showToast({ title: 'Removed' })
  dismissToast(saved)
  expect(shownToasts().map(({ title }) => title)).toEqual(['Removed'])
})

test('the oldest toast gives way to the fourth', () => {
  for (const title of ['one', 'two', 'three', 'four']) showToast({ title })
  expect(shownToasts().map(({ title }) => title)).toEqual(['two', 'three', 'four'])
})

test('a toast takes the place of the one about the same subject, not of others', () => {
  showToast({ title: 'Settings Changed Elsewhere' })
  showToast({ title: 'Login Failed', look: 'destructive', subject: 'entry' })
  showToast({ title: 'Saved' })
  showToast({ title: 'Success!', description: 'You are now signed in.', subject: 'entry' })
  expect(shownToasts().map(({ title }) => title)).toEqual([
    'Settings Changed Elsewhere',
    'Saved',
    'Success!',
  ])
})

test('a repeated toast is shown once', () => {
  showToast({ title: 'Connection Issue', description: 'Your answer was recorded locally' })
  showToast({ title: 'Connection Issue', description: 'You are still signed in.' })
  showToast({ title: 'Connection Issue', description: 'Your answer was recorded locally' })
  expect(shownToasts().map(({ description }) => description)).toEqual([
    'You are still signed in.',
    'Your answer was recorded locally',
  ])
})

test('a listener hears of every change until it stops', () => {
  const heard: number[] = []
  const stop = subscribeToToasts(() => heard.push(shownToasts().length))
  onTestFinished(stop)
  showToast({ title: 'Saved' })
  dismissToast(shownToasts()[0]?.id ?? 0)
  stop()
  showToast({ title: 'Unheard' })
  expect(heard).toEqual([1, 0])
})
