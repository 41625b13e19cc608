import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { KEY, MATCH_ID, scriptedMatch } from '#web/testing/scripted-match.ts'

import { openMatchClient } from './match-client.ts'
import {
  answerOf,
  invitationOf,
  isWaitingElsewhere,
  isOnline,
  isUnconfirmed,
  isWanted,
  leftBehindOf,
  matchOf,
  type MatchState,
} from './match-state.ts'
import type { Moment } from './moments.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

/** The visibility of a page that can be hidden. */
function createSight() {
  let isVisible = true
  const listeners = new Set<() => void>()
  return {
    isVisible: () => isVisible,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show(isShown: boolean) {
      isVisible = isShown
      for (const listener of listeners) listener()
    },
  }
}

/** The client of a page, and the server at the other end of the line. */
function opened(leftBehind: string | null = null) {
  const server = scriptedMatch(() => Date.now())
  const sight = createSight()
  const moments: Moment[] = []
  const finished: unknown[] = []
  const played: string[] = []
  const seen: string[] = []
  const client = openMatchClient({
    line: server.line,
    sight,
    now: () => Date.now() - 900_000,
    onMoment: (moment) => moments.push(moment),
    onFinished: (match, elements) => finished.push([match.matchId, elements.length]),
    onEndedAway: (matchId) => finished.push(['away', matchId]),
    onSeen: (matchId) => seen.push(matchId),
    onPlaying: (matchId) => played.push(matchId),
    leftBehind,
  })
  onTestFinished(client.close)
  /** Takes the messages sent since the last call, without the pings. */
  function sent() {
    return server.sent.splice(0).filter(({ type }) => type !== 'ping')
  }
  return { server, sight, client, moments, finished, played, seen, sent }
}

/** A page that is searching, and the server has confirmed it. */
function waiting() {
  const page = opened()
  page.server.greet()
  page.client.watch()
  page.client.find()
  page.server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  return page
}

/** A page in the first question of a match. */
function playing() {
  const page = opened()
  const { server, client } = page
  server.greet()
  client.watch()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  server.begin()
  server.show()
  server.confirm(1)
  vi.advanceTimersByTime(3000)
  server.show()
  page.sent()
  page.moments.splice(0)
  return page
}

const OTHER_ID = '0b3f6a52-9a0c-4f0e-9d0e-6c1d2f3a4b5c'

function isEnding({ search }: MatchState): boolean {
  return search.kind === 'ending'
}

const answerTo = (question: number, choice: number) => ({
  type: 'answer',
  matchId: MATCH_ID,
  question,
  choice,
})

test('a search is asked for once the server reports that there is none, and leaving cancels it', () => {
  const { server, client, sent } = opened()
  const leave = client.watch()
  client.find()
  expect(sent()).toEqual([])
  server.greet()
  server.tell({ type: 'idle', serverTime: Date.now() })
  expect(sent()).toEqual([{ type: 'resume' }, { type: 'find_match' }])
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  vi.advanceTimersByTime(60_000)
  expect(sent()).toEqual([])
  leave()
  expect(sent()).toEqual([{ type: 'cancel_search' }])
})

test('a search survives the late end of the previous one', () => {
  const { server, client, sent } = waiting()
  sent()
  client.cancel()
  client.find()
  expect(sent()).toEqual([{ type: 'cancel_search' }, { type: 'find_match' }])
  server.tell({ type: 'idle', serverTime: Date.now(), isCalledOff: true })
  expect([isWanted(client.get()), sent()]).toEqual([true, [{ type: 'find_match' }]])
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  server.tell({ type: 'idle', serverTime: Date.now(), isCalledOff: true })
  expect(isWanted(client.get())).toBe(false)
})

test('a player who waits for a friend says so again after a reconnection, and whenever another search is on', () => {
  const { server, client, sent } = waiting()
  sent()
  client.find('BCDFGH')
  expect(sent()).toEqual([{ type: 'find_match', invitation: 'BCDFGH' }])
  const serverTime = Date.now()
  server.tell({ type: 'searching', since: serverTime, serverTime, invitation: 'BCDFGH' })
  expect([invitationOf(client.get()), sent()]).toEqual(['BCDFGH', []])
  server.drop()
  server.greet()
  expect(sent()).toEqual([{ type: 'find_match', invitation: 'BCDFGH' }])
  client.practiceWhileWaiting()
  expect(invitationOf(client.get())).toBe('BCDFGH')
})

test('a wait for a friend that no page attends is taken over as one for the friend', () => {
  const { server, client, sent } = opened()
  server.greet()
  client.watch()
  sent()
  const serverTime = Date.now()
  const message = {
    type: 'searching',
    since: serverTime,
    serverTime,
    invitation: 'BCDFGH',
  } as const
  server.tell({ ...message, isUnattended: true })
  expect(sent()).toEqual([{ type: 'find_match', invitation: 'BCDFGH' }])
})

test('a player without an invitation is not waiting', () => {
  const { server, client } = opened()
  server.greet()
  client.watch()
  server.tell({ type: 'idle', serverTime: Date.now() })
  client.find('BCDFGH')
  const rejected = { type: 'rejected', what: 'find_match', reason: 'notInvited' } as const
  server.tell({ ...rejected, serverTime: Date.now() })
  expect([isWanted(client.get()), client.get().failure]).toEqual([false, 'notInvited'])
})

test('a search does not continue for the next user who signs in', () => {
  const { server, client, sent } = waiting()
  client.practiceWhileWaiting()
  expect(server.line.isNeeded()).toBe(true)
  sent()
  server.signInAnew()
  expect(server.line.isNeeded()).toBe(false)
  server.greet()
  server.tell({ type: 'idle', serverTime: Date.now() })
  vi.advanceTimersByTime(60_000)
  expect(server.sent).toEqual([])
})

test('a search that the server has forgotten is asked for again', () => {
  const { server, client, sent } = opened()
  client.watch()
  client.find()
  server.greet()
  server.tell({ type: 'idle', serverTime: Date.now() })
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  server.drop()
  sent()
  server.greet()
  server.tell({ type: 'idle', serverTime: Date.now() })
  expect(sent()).toEqual([{ type: 'find_match' }, { type: 'find_match' }])
})

test('a player who practices while waiting keeps the place, and is ready once back at the match', () => {
  const { server, client, sent } = opened()
  const leave = client.watch()
  client.find()
  server.greet()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  sent()
  client.practiceWhileWaiting()
  leave()
  expect([sent(), isWaitingElsewhere(client.get())]).toEqual([[], true])
  server.begin()
  server.show()
  expect(sent()).toEqual([])
  client.watch()
  expect(sent()).toEqual([{ type: 'ready', matchId: MATCH_ID }, { type: 'resume' }])
})

test('a player who practices is called to a match that this page hears of after it has begun', () => {
  const { server, client } = waiting()
  client.practiceWhileWaiting()
  server.begin()
  server.confirm(0)
  server.confirm(1)
  vi.advanceTimersByTime(3000)
  server.show()
  expect([client.get().search, isWaitingElsewhere(client.get())]).toEqual([{ kind: 'found' }, true])
  client.watch()
  expect([client.get().search, isWaitingElsewhere(client.get())]).toEqual([{ kind: 'none' }, false])
})

test('a refused search no longer calls a player who practices', () => {
  const { server, client } = waiting()
  client.practiceWhileWaiting()
  const refusal = { type: 'rejected', what: 'find_match', serverTime: Date.now() } as const
  server.tell({ ...refusal, reason: 'tooOften' })
  expect(client.get()).toMatchObject({ search: { kind: 'none' }, failure: 'tooOften' })
})

test('a player who practices during the search of another page keeps the place for this one', () => {
  const { server, client, sent } = opened()
  server.greet()
  const leave = client.watch()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  client.practiceWhileWaiting()
  leave()
  sent()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now(), isUnattended: true })
  expect([sent(), isWaitingElsewhere(client.get())]).toEqual([[{ type: 'find_match' }], true])
})

test('elements of one match are not counted for the next', () => {
  const { server, client } = playing()
  client.choose(0)
  server.show()
  server.tell({ ...server.picture(), matchId: OTHER_ID })
  expect(client.get().status).toMatchObject({ match: { matchId: OTHER_ID }, elements: ['H'] })
  server.tell({ ...server.picture(), matchId: MATCH_ID, shown: null })
  expect(client.get().status).toMatchObject({ match: { matchId: MATCH_ID }, elements: [] })
})

test('a hidden tab confirms no match, and looks for another once it is visible again', () => {
  const { server, sight, moments, sent } = waiting()
  sight.show(false)
  sent()
  server.begin()
  server.show()
  vi.advanceTimersByTime(3000)
  server.show()
  expect([sent(), moments.splice(0)]).toEqual([[], ['found', 'missed']])
  sight.show(true)
  expect(sent()).toEqual([{ type: 'find_match' }])
})

test('a tab that becomes visible in time confirms the match', () => {
  const { server, sight, sent } = waiting()
  sight.show(false)
  sent()
  server.begin()
  server.show()
  vi.advanceTimersByTime(2000)
  sight.show(true)
  expect(sent()).toEqual([{ type: 'ready', matchId: MATCH_ID }])
})

test('a page that reconnects during its search asks for an opponent again', () => {
  const { server, sent } = waiting()
  expect(sent()).toEqual([{ type: 'resume' }, { type: 'resume' }, { type: 'find_match' }])
  server.drop()
  server.greet()
  expect(sent()).toEqual([{ type: 'find_match' }])
})

test('a search whose page is gone is taken over by the page that the player sees', () => {
  const { server, sight, client, sent } = opened()
  const searching = { type: 'searching', since: Date.now(), serverTime: Date.now() } as const
  server.greet()
  server.tell(searching)
  sight.show(false)
  sent()
  server.tell({ ...searching, isUnattended: true })
  expect([sent(), isWaitingElsewhere(client.get())]).toEqual([[], false])
  sight.show(true)
  expect([sent(), isWaitingElsewhere(client.get())]).toEqual([[{ type: 'find_match' }], true])
  server.tell(searching)
  server.begin()
  server.show()
  client.watch()
  expect(sent()).toEqual([{ type: 'ready', matchId: MATCH_ID }, { type: 'resume' }])
})

test('a hidden tab needs the connection only if it searches or plays', () => {
  const { server, client } = opened()
  const searching = { type: 'searching', since: Date.now(), serverTime: Date.now() } as const
  server.greet()
  server.tell(searching)
  expect(server.line.isNeeded()).toBe(false)
  const leave = client.watch()
  client.find()
  expect(server.line.isNeeded()).toBe(true)
  leave()
  expect(server.line.isNeeded()).toBe(false)
  server.tell({ ...searching, isUnattended: true })
  expect(server.line.isNeeded()).toBe(false)
  server.tell({ type: 'idle', serverTime: Date.now() })
  server.tell({ ...searching, isUnattended: true })
  expect(server.line.isNeeded()).toBe(true)
})

test('a cancelled search is not taken over', () => {
  const { server, client, sent } = opened()
  const searching = { type: 'searching', since: Date.now(), serverTime: Date.now() } as const
  server.greet()
  server.tell(searching)
  client.cancel()
  sent()
  server.tell({ ...searching, isUnattended: true })
  expect([sent(), isWanted(client.get())]).toEqual([[{ type: 'cancel_search' }], false])
})

test('a whole match, as the player notices it', () => {
  const { server, client, moments, finished, sent } = opened()
  server.greet()
  client.watch()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  sent()
  server.begin()
  server.show()
  expect(sent()).toEqual([{ type: 'ready', matchId: MATCH_ID }])
  server.confirm(1)
  server.show()
  vi.advanceTimersByTime(3000)
  server.show()
  expect(moments.splice(0)).toEqual(['found', 'started'])

  for (const [question, right] of KEY.entries()) {
    vi.advanceTimersByTime(500)
    client.choose(question < 6 ? right : (right + 1) % 4)
    server.show()
    server.answer(1, question, question < 3 ? right : (right + 1) % 4)
    vi.advanceTimersByTime(3000)
    server.show()
  }
  expect(moments.splice(0)).toEqual([
    ...Array.from({ length: 6 }, () => ['chosen', 'right', 'opened']).flat(),
    ...Array.from({ length: 3 }, () => ['chosen', 'wrong', 'opened']).flat(),
    'chosen',
    'wrong',
    'complete',
    'won',
  ])
  server.show()
  server.tell(server.hint())
  server.tell({ type: 'idle', serverTime: Date.now() })
  expect(finished).toEqual([[MATCH_ID, 10]])
  expect(matchOf(client.get())).toMatchObject({
    view: { phase: { kind: 'finished', result: 'won' } },
  })
})

test('a hint reports that the opponent is ready', () => {
  const { server, client } = opened()
  server.greet()
  client.watch()
  server.begin()
  server.show()
  expect(matchOf(client.get())).toMatchObject({ opponent: { isReady: false } })
  server.confirm(1)
  server.tell(server.hint())
  expect(matchOf(client.get())).toMatchObject({ opponent: { isHere: true, isReady: true } })
})

test('a chosen answer stays, and is sent until it is recorded', () => {
  const { server, client, moments, sent } = playing()
  server.lose(true)
  client.choose(2)
  client.choose(3)
  expect(sent()).toEqual([answerTo(0, 2)])
  vi.advanceTimersByTime(1000)
  expect(sent()).toEqual([answerTo(0, 2)])
  expect(isOnline(client.get())).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(isOnline(client.get())).toBe(false)
  server.lose(false)
  vi.advanceTimersByTime(1000)
  server.show()
  expect(sent()).toEqual([answerTo(0, 2), answerTo(0, 2)])
  expect(answerOf(client.get())).toBeNull()
  expect(matchOf(client.get())).toMatchObject({ view: { answers: [{ choice: 2 }] } })
  expect(moments).toEqual(['chosen', 'keptHere', 'wrong'])
})

test('an answer chosen offline is sent after the next connection', () => {
  const { server, client, moments, sent } = playing()
  server.drop()
  client.choose(0)
  expect(moments).toEqual(['chosen', 'keptHere'])
  server.greet()
  expect(sent()).toEqual([answerTo(0, 0), { type: 'resume' }])
  server.show()
  expect(answerOf(client.get())).toBeNull()
  expect(moments).toEqual(['chosen', 'keptHere', 'right'])
})

test('an answer that the server could not store is kept, a late one is not', () => {
  const { server, client, moments } = playing()
  server.lose(true)
  client.choose(1)
  const refusal = { type: 'rejected', what: 'answer', serverTime: Date.now() } as const
  server.tell({ ...refusal, reason: 'unavailable' })
  expect(answerOf(client.get())).toEqual({
    question: 0,
    choice: 1,
    isDelayed: true,
  })
  server.tell({ ...refusal, reason: 'late' })
  expect(answerOf(client.get())).toBeNull()
  expect(moments).toEqual(['chosen', 'keptHere'])
})

test('an answer to a question that an outage postponed is sent when it opens again', () => {
  const { server, client, sent } = playing()
  server.lose(true)
  client.choose(1)
  sent()
  server.tell({ type: 'rejected', what: 'answer', serverTime: Date.now(), reason: 'notOpen' })
  expect(answerOf(client.get())).toMatchObject({ choice: 1, isDelayed: true })
  server.lose(false)
  vi.advanceTimersByTime(1000)
  expect(sent()).toEqual([answerTo(0, 1)])
  server.show()
  expect([answerOf(client.get()), matchOf(client.get())?.view.answers[0]?.choice]).toEqual([
    null,
    1,
  ])
})

test('a refused answer is sent again only after a while, whatever else arrives', () => {
  const { server, client, sent } = playing()
  server.lose(true)
  client.choose(1)
  expect(sent()).toEqual([answerTo(0, 1)])
  for (let refusals = 0; refusals < 5; refusals += 1) {
    server.tell({ type: 'rejected', what: 'answer', serverTime: Date.now(), reason: 'notOpen' })
    server.show()
  }
  expect(sent()).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(sent()).toEqual([answerTo(0, 1)])
})

test('hints may get lost, come twice and overtake each other', () => {
  const { server, client } = playing()
  vi.advanceTimersByTime(100)
  const none = server.hint()
  server.answer(1, 0, KEY[0] ?? 0)
  const one = server.hint()
  const picture = server.picture()
  vi.advanceTimersByTime(3000)
  server.answer(1, 1, KEY[1] ?? 0)
  for (const message of [server.hint(), none, one, one, picture]) server.tell(message)
  expect(matchOf(client.get())).toMatchObject({
    view: { everybody: { seats: [{ answered: 0 }, { answered: 2, correct: 2 }] } },
  })
})

test('a server that stays silent at the end of a question is asked', () => {
  const { client, sent } = playing()
  vi.advanceTimersByTime(8999)
  expect(sent()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent()).toEqual([{ type: 'resume' }])
  vi.advanceTimersByTime(4000)
  expect([sent().length, isOnline(client.get())]).toEqual([2, false])
})

test('a reloaded page is put back into the match', () => {
  const { server } = playing()
  const moments: Moment[] = []
  const client = openMatchClient({
    line: server.line,
    sight: createSight(),
    now: () => Date.now(),
    onMoment: (moment) => moments.push(moment),
    onFinished: () => undefined,
    onEndedAway: () => undefined,
    onSeen: () => undefined,
    onPlaying: () => undefined,
    leftBehind: null,
  })
  onTestFinished(client.close)
  server.sent.splice(0)
  client.watch()
  expect(server.sent).toEqual([{ type: 'resume' }])
  server.show()
  expect(moments).toEqual(['rejoined'])
  expect(client.serverNow()).toBe(Date.now())
})

test('an opponent who does not join cancels the match, and the ready player waits on', () => {
  const { server, client, moments, sent } = opened()
  server.greet()
  client.watch()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  server.begin()
  server.show()
  vi.advanceTimersByTime(3000)
  server.show()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  expect(moments).toEqual(['found', 'stoodUp'])
  expect(sent().filter(({ type }) => type === 'find_match')).toEqual([])
  expect(client.get().status.kind).toBe('searching')
})

test('a ready player who does not hear that the search continues asks', () => {
  const { server, client, sent } = opened()
  server.greet()
  client.watch()
  client.find()
  server.begin()
  server.show()
  vi.advanceTimersByTime(3000)
  server.show()
  expect(matchOf(client.get())).toMatchObject({
    view: { phase: { kind: 'cancelled', isReady: true } },
  })
  sent()
  vi.advanceTimersByTime(2000)
  expect(sent()).toEqual([{ type: 'resume' }])
})

test('a confirmation that could not be stored is sent again', () => {
  const { server, client, sent } = opened()
  server.greet()
  client.watch()
  client.find()
  server.lose(true)
  server.begin()
  server.show()
  const ready = { type: 'ready', matchId: MATCH_ID }
  expect(sent()).toContainEqual(ready)
  const refusal = { type: 'rejected', what: 'ready', reason: 'unavailable' } as const
  server.tell({ ...refusal, serverTime: Date.now() })
  vi.advanceTimersByTime(2000)
  expect(sent()).toEqual([ready])
})

test.each([
  ['find_match', 'tooOften', 'notCreated', false],
  ['find_match', 'unavailable', 'noService', true],
  ['find_match', 'signedOut', 'signedOut', false],
  ['resume', 'unavailable', 'noService', true],
  ['resume', 'signedOut', 'signedOut', false],
] as const)('%s that is refused as %s is shown as %s', (what, reason, moment, isSeeking) => {
  const { server, client, moments } = opened()
  server.greet()
  client.watch()
  client.find()
  server.tell({ type: 'rejected', what, reason, serverTime: Date.now() })
  expect([moments, isWanted(client.get())]).toEqual([[moment], isSeeking])
})

test('a search that the server could not store is asked for again, and reported once', () => {
  const { server, client, moments, sent } = opened()
  server.greet()
  client.watch()
  server.tell({ type: 'idle', serverTime: Date.now() })
  sent()
  client.find()
  const refusal = { type: 'rejected', what: 'find_match', reason: 'unavailable' } as const
  for (let tried = 0; tried < 3; tried += 1) {
    server.tell({ ...refusal, serverTime: Date.now() })
    vi.advanceTimersByTime(2000)
  }
  expect(sent()).toEqual(Array.from({ length: 4 }, () => ({ type: 'find_match' })))
  expect(moments).toEqual(['noService'])
})

test('a search that the server has confirmed survives a refused resume', () => {
  const { server, client } = opened()
  server.greet()
  client.watch()
  client.find()
  const refusal = { type: 'rejected', what: 'resume', reason: 'unavailable' } as const
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  server.tell({ ...refusal, serverTime: Date.now() })
  expect([isWanted(client.get()), client.get().failure]).toEqual([true, null])
})

test.each(['heard', 'not heard'])(
  'a match that was cancelled because this page was away (%s) does not end the search',
  (way) => {
    const { server, client, moments, sent } = waiting()
    server.begin()
    server.lose(true)
    server.show()
    server.drop()
    vi.advanceTimersByTime(5000)
    sent()
    server.greet()
    if (way === 'heard') server.show()
    else server.tell({ type: 'idle', serverTime: Date.now() })
    expect(sent()).toEqual([{ type: 'resume' }, { type: 'find_match' }])
    expect([moments, isWanted(client.get())]).toEqual([['found', 'missed'], true])
  },
)

test('a search that is cancelled offline ends after the next connection', () => {
  const { server, client, moments, sent } = waiting()
  server.drop()
  client.cancel()
  sent()
  server.greet()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  expect(sent()).toEqual([{ type: 'resume' }, { type: 'cancel_search' }])
  vi.advanceTimersByTime(2000)
  expect(sent()).toEqual([{ type: 'cancel_search' }])
  server.begin()
  server.show()
  expect([moments, isEnding(client.get())]).toEqual([[], true])
  server.tell({ type: 'idle', serverTime: Date.now(), isCalledOff: true })
  expect(isEnding(client.get())).toBe(false)
})

test('leaving a match that starts does not end the next search of another page', () => {
  const { server, client, sent } = opened()
  server.greet()
  const leave = client.watch()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  server.begin()
  server.show()
  leave()
  vi.advanceTimersByTime(3000)
  server.confirm(1)
  server.tell({
    ...server.picture(),
    view: { ...server.picture().view, phase: { kind: 'cancelled', isReady: false } },
  })
  sent()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  expect([sent(), isEnding(client.get())]).toEqual([[], false])
})

test('a player who left a match that starts is not called back, nor put back into the search', () => {
  const { server, client, sent } = opened()
  server.greet()
  const leave = client.watch()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  server.begin()
  server.show()
  leave()
  const { view } = server.picture()
  const phase = { kind: 'starting', startsAt: Date.now() + 3000, isConfirmed: false } as const
  server.tell({ ...server.picture(), view: { ...view, phase } })
  expect([isEnding(client.get()), isUnconfirmed(client.get())]).toEqual([true, false])
  // The message came too late, so the player who was ready is put back into the search.
  server.tell({
    ...server.picture(),
    view: { ...view, phase: { kind: 'cancelled', isReady: true } },
  })
  sent()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  expect(sent()).toEqual([{ type: 'cancel_search' }])
})

test('a search that another page cancelled is not started again', () => {
  const { server, client, sent } = waiting()
  sent()
  server.tell({ type: 'idle', serverTime: Date.now(), isCalledOff: true })
  expect([sent(), isWanted(client.get())]).toEqual([[], false])
})

test('a player on another screen hears of a match that they did not join', () => {
  const { server, moments } = opened()
  server.greet()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  server.begin()
  server.show()
  vi.advanceTimersByTime(3000)
  server.show()
  expect(moments).toEqual(['found', 'unjoined'])
})

test('a search checks the connection, and notices when it is gone', () => {
  const { server, client } = waiting()
  server.sent.splice(0)
  vi.advanceTimersByTime(15_000)
  expect(server.sent.map(({ type }) => type)).toEqual(['ping', 'ping', 'ping'])
  server.lose(true)
  vi.advanceTimersByTime(7000)
  expect(isOnline(client.get())).toBe(false)
})

test('a match that cannot be joined is reported once', () => {
  const { server, client, moments } = opened()
  server.greet()
  client.watch()
  server.lose(true)
  server.begin()
  server.show()
  const refusal = { type: 'rejected', what: 'ready', serverTime: Date.now() } as const
  server.tell({ ...refusal, reason: 'notYours' })
  server.tell({ ...refusal, reason: 'notYours' })
  expect(moments).toEqual(['found', 'notJoined'])
})

test('a search reports a missing connection after 8 s, and begins when there is one', () => {
  const { server, client, moments, sent } = opened()
  client.watch()
  client.find()
  vi.advanceTimersByTime(8000)
  expect(moments).toEqual(['noService'])
  server.greet()
  server.tell({ type: 'idle', serverTime: Date.now() })
  expect(sent()).toEqual([{ type: 'resume' }, { type: 'find_match' }])
})

test('a match that was found is not reported as failed during a long outage', () => {
  const { server, client, moments } = opened()
  server.greet()
  client.watch()
  client.find()
  server.begin()
  server.show()
  server.drop()
  moments.splice(0)
  vi.advanceTimersByTime(60_000)
  expect([moments, client.get().failure]).toEqual([[], null])
})

test('Play Again leaves the result behind for good', () => {
  const { server, client } = playing()
  vi.advanceTimersByTime(110_000)
  server.show()
  expect(matchOf(client.get())).toMatchObject({ view: { phase: { kind: 'finished' } } })
  const late = server.picture()
  client.find()
  server.tell(late)
  expect([client.get().status.kind, isWanted(client.get())]).toEqual(['idle', true])
})

test('a match that ended while the page was offline is noticed', () => {
  const { server, client, finished } = playing()
  server.drop()
  vi.advanceTimersByTime(200_000)
  server.greet()
  server.tell({ type: 'idle', serverTime: Date.now() })
  server.tell({ type: 'idle', serverTime: Date.now() })
  expect(finished).toEqual([['away', MATCH_ID]])
  expect(client.get().past.endedAway).toBe(MATCH_ID)
  client.find()
  expect(client.get().past.endedAway).toBeNull()
})

test('leaving a result does not end the search of another page', () => {
  const { server, client, sent } = playing()
  const leave = client.watch()
  vi.advanceTimersByTime(110_000)
  server.show()
  server.tell({ type: 'searching', since: Date.now(), serverTime: Date.now() })
  sent()
  leave()
  expect(sent()).toEqual([])
})

test('the end of a match is over for a player who leaves or dismisses it', () => {
  const { server, client } = playing()
  const leave = client.watch()
  vi.advanceTimersByTime(110_000)
  server.show()
  leave()
  server.show()
  expect(client.get()).toMatchObject({ status: { kind: 'idle' }, past: { left: MATCH_ID } })
  const away = opened(MATCH_ID)
  away.server.greet()
  away.server.tell({ type: 'idle', serverTime: Date.now() })
  expect([away.client.get().past.endedAway, away.seen]).toEqual([MATCH_ID, []])
  away.client.dismiss()
  expect([away.client.get().past.endedAway, away.seen]).toEqual([null, [MATCH_ID]])
})

test('a match that ended while the page was closed is noticed once', () => {
  const { server, client, finished, moments } = opened(MATCH_ID)
  client.watch()
  server.greet()
  expect(finished).toEqual([])
  server.tell({ type: 'idle', serverTime: Date.now() })
  server.tell({ type: 'idle', serverTime: Date.now() })
  expect([finished, moments]).toEqual([[['away', MATCH_ID]], []])
  expect([client.get().past.endedAway, leftBehindOf(client.get())]).toEqual([MATCH_ID, null])
})

test('a match that still goes on when the page comes back has not ended', () => {
  const { server, client, finished, played } = opened(MATCH_ID)
  server.greet()
  client.watch()
  server.begin()
  server.confirm(0)
  server.confirm(1)
  vi.advanceTimersByTime(3000)
  server.show()
  server.show()
  expect([finished, played]).toEqual([[], [MATCH_ID]])
})

test('a player on another screen hears nothing of the questions, and is welcomed back', () => {
  const { server, client, moments } = playing()
  const leaveAgain = client.watch()
  leaveAgain()
  moments.splice(0)
  vi.advanceTimersByTime(9000)
  server.show()
  expect(moments).toEqual([])
  client.watch()
  expect(moments).toEqual(['rejoined'])
})
