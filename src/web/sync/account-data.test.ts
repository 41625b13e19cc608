import { afterEach, expect, test, vi } from 'vitest'

import { toWire } from '#contract/wire/naming.ts'
import { defaultSettings } from '#quiz/practice/settings.ts'
import { storedName } from '#web/user-data/name.ts'
import { storedProgress } from '#web/user-data/progress.ts'
import { storedSettings } from '#web/user-data/settings.ts'
import { call, codeOf } from '#web/wire/api.ts'

import { type AccountData, openAccountData } from './account-data.ts'
import { createQueries } from './account-queries.ts'

const ACCOUNT = {
  user_id: '0b9a6a0e-9d0e-4d4e-8f43-6a1f2f5d9c11',
  email: 'ada@example.org',
  display_name: 'Ada',
  email_verified: true,
  has_password: true,
  has_second_factor: false,
}

let data: AccountData | undefined
afterEach(() => {
  data?.close()
  vi.unstubAllGlobals()
})

function settingsAt(version: number) {
  return {
    ...toWire(defaultSettings),
    enabled_categories: ['general'],
    difficulty: 'easy',
    show_explanations: false,
    version,
  }
}

/** The progress after so many right answers. */
function progressAt(version: number) {
  return {
    total_answered: version,
    correct_answers: version,
    incorrect_answers: 0,
    total_time_spent: version,
    current_streak: version,
    best_streak: version,
    version,
  }
}

function answerAt(version: number) {
  return {
    question_id: `as-e1.1.${version}`,
    selected_answer: 0,
    is_correct: true,
    time_spent: 1,
    answered_at: new Date(version * 1000).toISOString(),
  }
}

function countedAt(version: number) {
  return { answer: answerAt(version), correct_answer: 0, xp: 10, progress: progressAt(version) }
}

/** The page of a user, with data read from a server at these versions. */
async function openPage() {
  const server = { settings: 1, progress: 1 }
  const reads: string[] = []
  const refusals: string[] = []
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async (path: string) => {
    reads.push(path)
    if (path === '/api/update_profile') {
      const error = { code: 'name_reserved', message: 'not a valid name' }
      return Response.json({ error }, { status: 422 })
    }
    const answers = Array.from({ length: server.progress }, (_, index) => answerAt(index + 1))
    const body =
      path === '/api/get_user_settings'
        ? settingsAt(server.settings)
        : {
            progress: progressAt(server.progress),
            answers: answers.toReversed(),
            bookmarks: { questions: [], elements: [], version: 0 },
          }
    return Response.json(body)
  })
  data = await openAccountData({
    client: createQueries(),
    ask: (name, input) => call(name, input, { account: ACCOUNT.user_id }),
    account: ACCOUNT,
    onAccount: () => undefined,
    onConflict: () => undefined,
    onFailed: () => undefined,
    onNameRefused: (error) => refusals.push(codeOf(error)),
  })
  reads.length = 0
  return { server, reads, refusals, page: data }
}

test('the account has the same fields as the browser, in the names of the code', async () => {
  await openPage()
  expect(storedSettings.get()).toEqual({
    ...storedSettings.guest.get(),
    enabledCategories: ['general'],
    difficulty: 'easy',
    showExplanations: false,
  })
  expect(storedProgress.get()).toEqual({
    totals: {
      totalAnswered: 1,
      correctAnswers: 1,
      incorrectAnswers: 0,
      totalTimeSpent: 1,
      currentStreak: 1,
      bestStreak: 1,
    },
    answers: [
      {
        questionId: 'as-e1.1.1',
        selectedAnswer: 0,
        isCorrect: true,
        timeSpent: 1,
        timestamp: 1000,
      },
    ],
    savedAt: 1000,
  })
})

test('a notice of a version that the page has is not read, one of a newer version is', async () => {
  const { server, reads, page } = await openPage()
  page.counted(countedAt(2))
  page.refresh({ what: 'progress', version: 2 })
  page.refresh({ what: 'settings', version: 1 })
  server.progress = 3
  server.settings = 2
  page.refresh({ what: 'settings', version: 2 })
  await expect.poll(() => reads).toEqual(['/api/get_user_settings'])
  page.refresh({ what: 'progress', version: 3 })
  await expect.poll(() => storedProgress.get().totals.totalAnswered).toBe(3)
  expect(reads).toEqual(['/api/get_user_settings', '/api/get_user_progress'])
})

test('a notice without a version is read', async () => {
  const { reads, page } = await openPage()
  page.refresh({ what: 'bookmarks' })
  await expect.poll(() => reads).toEqual(['/api/get_user_progress'])
})

test('Q50 the second try replaces its answer in the list', async () => {
  const { page } = await openPage()
  const first = countedAt(2)
  page.counted(first)
  page.counted({
    ...first,
    answer: { ...first.answer, second_response: '47.9 g', second_correct: true },
    progress: { ...first.progress, version: 3 },
  })
  expect(storedProgress.get().answers).toMatchObject([
    { timestamp: 2000, secondResponse: '47.9 g', secondCorrect: true },
    { timestamp: 1000 },
  ])
})

test('an answer of another device, before one of this device, is read with it', async () => {
  const { server, reads, page } = await openPage()
  server.progress = 3
  page.counted(countedAt(3))
  page.refresh({ what: 'progress', version: 2 })
  await expect
    .poll(() => storedProgress.get().answers.map(({ timestamp }) => timestamp))
    .toEqual([3000, 2000, 1000])
  expect(reads).toEqual(['/api/get_user_progress'])
})

test('a refused name is undone, and its owner learns why', async () => {
  const { refusals, page } = await openPage()
  storedName.set('Admin')
  expect(storedName.get()).toBe('Admin')
  await page.saved()
  expect([storedName.get(), refusals]).toEqual([ACCOUNT.display_name, ['name_reserved']])
})
