import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ADA = {
  user_id: '0b9a6a0e-9d0e-4d4e-8f43-6a1f2f5d9c11',
  email: 'ada@example.org',
  display_name: 'Ada',
  email_verified: true,
  has_password: true,
  has_second_factor: false,
}

const SETTINGS = {
  enabled_categories: ['general'],
  difficulty: 'easy',
  auto_advance: false,
  show_explanations: true,
  sound_effects: true,
  quiet_practice: false,
  version: 1,
}

const LEARNED = {
  progress: {
    total_answered: 0,
    correct_answers: 0,
    incorrect_answers: 0,
    total_time_spent: 0,
    current_streak: 0,
    best_streak: 0,
    version: 0,
  },
  answers: [],
  bookmarks: { questions: [], elements: [], version: 0 },
}

/** Opens the page of a user over a network that answers on command. */
function arrive() {
  const asked: string[] = []
  const answers: ((body: unknown) => void)[] = []
  vi.stubGlobal('document', {
    cookie: 'signed-in=1',
    documentElement: { toggleAttribute: () => undefined },
  })
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise((resolve) => {
        asked.push(path)
        answers.push((body) => resolve(new Response(JSON.stringify(body))))
      }),
  )
  return { asked, answer: (body: unknown) => answers.shift()?.(body) }
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

test('the account is loaded once for all callers', async () => {
  const { asked, answer } = arrive()
  const { openSession } = await import('./session.ts')
  const { currentVisitor } = await import('#web/store/visitor.ts')
  const both = Promise.all([openSession(), openSession()])
  expect([asked, currentVisitor().status]).toEqual([['/api/get_session'], 'opening'])
  answer({ account: null })
  await both
  await openSession()
  expect([asked.length, currentVisitor().status]).toEqual([1, 'guest'])
})

test('an account that arrives after all callers have left is not opened', async () => {
  const { asked, answer } = arrive()
  const { leave, openSession } = await import('./session.ts')
  const { currentVisitor } = await import('#web/store/visitor.ts')
  const opening = openSession()
  answer({ account: ADA })
  await expect.poll(() => asked.length).toBe(3)
  leave()
  answer(SETTINGS)
  answer(LEARNED)
  await opening
  expect([asked, currentVisitor().status]).toEqual([
    ['/api/get_session', '/api/get_user_settings', '/api/get_user_progress'],
    'guest',
  ])
})

test.each([
  ['fails', 500, true],
  ['is out of reach', 502, false],
])('a server that %s is told apart', async (_case, status, isServerFailing) => {
  arrive()
  vi.stubGlobal('fetch', async () => new Response('', { status }))
  const waiting: (() => void)[] = []
  vi.stubGlobal('addEventListener', (_event: string, goOn: () => void) => waiting.push(goOn))
  vi.stubGlobal('removeEventListener', () => undefined)
  const { leave, openSession } = await import('./session.ts')
  const { currentVisitor } = await import('#web/store/visitor.ts')
  const opening = openSession()
  const stuck = { status: 'opening', isStuck: true, isServerFailing }
  await expect.poll(currentVisitor).toEqual(stuck)
  leave()
  // No timer outlives the test.
  for (const goOn of waiting) goOn()
  await opening
})

test('a line that swallows everything is said to be one, and the account is found all the same later', async () => {
  const { asked, answer } = arrive()
  const timers: (readonly [ms: number | undefined, ring: () => void])[] = []
  vi.stubGlobal('setTimeout', (ring: () => void, ms?: number) => timers.push([ms, ring]))
  const { openSession } = await import('./session.ts')
  const { currentVisitor } = await import('#web/store/visitor.ts')
  const opening = openSession()
  await expect.poll(() => asked).toEqual(['/api/get_session'])
  expect(currentVisitor()).toEqual({ status: 'opening', isStuck: false })
  // All that has been waited for so far but for the answer itself, which gets 15 seconds.
  for (const [ms = 0, ring] of timers) if (ms < 15_000) ring()
  expect(currentVisitor()).toEqual({ status: 'opening', isStuck: true, isServerFailing: false })
  answer({ account: null })
  await opening
  expect(currentVisitor().status).toBe('guest')
})
