import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { BookmarkTarget, UserBookmarks } from '#contract/bookmarks.ts'
import { fakeRemote } from '#web/testing/fake-remote.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import {
  addQuestion,
  bookmarksIn,
  removeQuestion,
  toggleElement,
  toggleQuestion,
} from '#web/user-data/bookmarks.ts'
import { CallProblem } from '#web/wire/api.ts'

import { accountBookmarks, type SaveBookmark } from './account-bookmarks.ts'

const NOW = Date.UTC(2026, 2, 1, 12)
const none: UserBookmarks = { questions: [], elements: [], version: 1 }

/** A server with bookmarks; each request is answered or refused according to its script. */
function world(outcomes: readonly ('ok' | 'refused')[] = [], start = none) {
  const due = [...outcomes]
  let bookmarks = start
  let failures = 0
  const save: SaveBookmark = async (kind, target, date) => {
    if (due.shift() === 'refused') throw new CallProblem('internal', 'no')
    bookmarks = { ...after(bookmarks, kind, target, date ?? NOW), version: bookmarks.version + 1 }
    return bookmarks
  }
  const place = accountBookmarks({
    bookmarks: fakeRemote(start, async () => bookmarks),
    start: bookmarksIn(memoryStorage()),
    save,
    onFailed: () => {
      failures += 1
    },
  })
  return { place, server: () => bookmarks, failures: () => failures }
}

function after(before: UserBookmarks, kind: 'add' | 'remove', target: BookmarkTarget, at: number) {
  if (target.kind === 'element') {
    const others = before.elements.filter((symbol) => symbol !== target.symbol)
    return { ...before, elements: kind === 'add' ? [...others, target.symbol] : others }
  }
  const others = before.questions.filter(({ question_id: id }) => id !== target.question_id)
  const added = {
    question_id: target.question_id,
    bookmarked_at: new Date(at).toISOString(),
  }
  return { ...before, questions: kind === 'add' ? [added, ...others] : others }
}

function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

test('a bookmark and a star show at once and are saved', async () => {
  const { place, server, failures } = world()
  toggleQuestion('as-e1.1.k3f9', NOW, place)
  toggleElement('Fe', place)
  const shown = { questions: [{ id: 'as-e1.1.k3f9', bookmarkedAt: NOW }], elements: ['Fe'] }
  expect(place.get()).toEqual(shown)
  await settled()
  expect([place.get(), server().elements, server().questions.length, failures()]).toEqual([
    shown,
    ['Fe'],
    1,
    0,
  ])
  removeQuestion('as-e1.1.k3f9', place)
  toggleElement('Fe', place)
  await settled()
  expect([place.get(), server()]).toEqual([
    { questions: [], elements: [] },
    { ...none, version: 5 },
  ])
})

test('a question that was removed and comes back keeps its date, a new one has that of the server', async () => {
  const old = { question_id: 'as-e1.1.k3f9', bookmarked_at: '2026-02-01T00:00:00.000Z' }
  const { place, server } = world([], { ...none, questions: [old] })
  const [bookmark] = place.get().questions
  if (bookmark === undefined) throw new Error('No bookmark')
  removeQuestion(bookmark.id, place)
  addQuestion(bookmark, place)
  toggleQuestion('as-e1.1.a', NOW + 5000, place)
  await place.saved()
  expect(server().questions).toEqual([
    { question_id: 'as-e1.1.a', bookmarked_at: '2026-03-01T12:00:00.000Z' },
    old,
  ])
})

test('changes are saved when all of them are, also those that wait for another', async () => {
  const { place, server } = world()
  toggleElement('Fe', place)
  toggleElement('Br', place)
  await place.saved()
  expect(server().elements).toEqual(['Fe', 'Br'])
})

test('a change that cannot be saved is undone, and that is said', async () => {
  const { place, failures } = world(['refused'])
  toggleElement('Fe', place)
  expect(place.get().elements).toEqual(['Fe'])
  await settled()
  expect([place.get().elements, failures()]).toEqual([[], 1])
})

test('whatever is refused, in the end the screen shows what the server has', async () => {
  const ids = ['as-e1.1.a', 'as-e1.1.b', 'as-e1.1.c']
  const step = fc.oneof(
    fc.constantFrom(...ids).map((id) => ({ what: 'question' as const, id })),
    fc.constantFrom('Fe', 'Br').map((id) => ({ what: 'element' as const, id })),
    fc.constant({ what: 'pause' as const, id: '' }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 20 }),
      fc.array(fc.constantFrom('ok', 'refused'), { maxLength: 20 }),
      async (steps, outcomes) => {
        const { place, server } = world(outcomes)
        for (const { what, id } of steps) {
          if (what === 'question') toggleQuestion(id, NOW, place)
          if (what === 'element') toggleElement(id, place)
          // oxlint-disable-next-line no-await-in-loop
          if (what === 'pause') await settled()
        }
        await settled()
        const { questions, elements } = place.get()
        expect([questions.map(({ id }) => id), elements]).toEqual([
          server().questions.map((question) => question.question_id),
          server().elements,
        ])
      },
    ),
    { numRuns: 150 },
  )
})
