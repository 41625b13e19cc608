import { beforeEach, expect, onTestFinished, test } from 'vitest'

import { dismissToast, showToast, shownToasts } from '#web/ui/toast/toast.ts'

import { createMomentNotifier } from './moment-notifier.ts'

beforeEach(() => {
  onTestFinished(() => {
    for (const { id } of shownToasts()) dismissToast(id)
  })
})

function setUp({ isVisible = true, isRefused = false } = {}) {
  const sounds: string[] = []
  const listeners = new Set<() => void>()
  let isShown = isVisible
  const notify = createMomentNotifier({
    sight: {
      isVisible: () => isShown,
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    play: (sound) => sounds.push(sound),
    isRefused: () => isRefused,
  })
  function reveal() {
    isShown = true
    for (const listener of listeners) listener()
  }
  return { notify, sounds, reveal }
}

function titles(): readonly string[] {
  return shownToasts().map(({ title }) => title)
}

test('a moment is heard and seen, and its toast goes when it is out of date', () => {
  const { notify, sounds } = setUp()
  notify('found')
  expect(titles()).toEqual(['Match Found!'])
  notify('started')
  expect([titles(), sounds]).toEqual([[], ['match-found', 'match-start']])
})

test('a toast of another part of the page stays, even if it has the same title', () => {
  const { notify } = setUp()
  notify('found')
  showToast({ title: 'Match Found!', description: 'In the articles' })
  notify('started')
  expect(shownToasts().map(({ description }) => description)).toEqual(['In the articles'])
})

test('in a hidden tab, the toast of a missed match waits until the player is back', () => {
  const { notify, reveal } = setUp({ isVisible: false })
  notify('missed')
  expect(titles()).toEqual([])
  reveal()
  reveal()
  expect(titles()).toEqual(['Match Cancelled'])
})

test.each([
  [true, []],
  [false, ['Error']],
])(
  'a failed connection is reported unless the screen explains a refusal: %s',
  (isRefused, seen) => {
    const { notify } = setUp({ isRefused })
    notify('noService')
    expect(titles()).toEqual(seen)
  },
)
