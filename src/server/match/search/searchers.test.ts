import { expect, test } from 'vitest'

import { createSearchers } from './searchers.ts'

/** A page whose last ping has waited as long as the test says. */
function newPage(silence = () => 0) {
  return { roundTrip: { measure() {}, shortest: () => 0, silence } }
}

test('R33 a user looks for an opponent while a connected page that looks answers', () => {
  let silence = 0
  const page = newPage(() => silence)
  let connected = [page, newPage()]
  const searchers = createSearchers({ of: (userId) => (userId === 'marie' ? connected : []) })
  const isLooking = () => searchers.isLooking('marie')
  const seen = [isLooking()]
  searchers.startLooking(page)
  seen.push(isLooking(), searchers.isLooking('lise'))
  silence = 1900
  seen.push(isLooking())
  silence = 0
  connected = connected.slice(1)
  seen.push(isLooking())
  expect(seen).toEqual([false, true, false, false, false])
})

test('a page whose search is refused is what it was before', () => {
  const page = newPage()
  const searchers = createSearchers({ of: () => [page] })
  searchers.startLooking(page)()
  const afterFirst = searchers.isLooking('marie')
  searchers.startLooking(page)
  searchers.startLooking(page)()
  expect([afterFirst, searchers.isLooking('marie')]).toEqual([false, true])
})
