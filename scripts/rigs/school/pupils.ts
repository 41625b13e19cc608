import { categories } from '#quiz/categories.ts'
import { openPlayerPage } from '#server/testing/match/player-page.ts'
import { PASSWORD } from '#server/testing/remote.ts'

import { type Browser, openBrowser } from './browser.ts'

/** A class with work for its members. */
export type Room = { readonly code: string; readonly assignmentId: string }

/** How it went for a pupil: what was refused, and how many answers the server took. */
export type Day = { readonly refusals: readonly string[]; readonly answers: number }

/** Questions that a pupil answers. */
export const ANSWERS = 10
/** The most that a greeting of the live line may take. */
const GREETED_MS = 60_000
const NICKNAMES = ['Ada', 'Marie', 'Lise', 'Dmitri', 'Antoine', 'Rosalind', 'Jabir', 'Mario']

/** A teacher makes a class and gives it a set of ten questions. */
export async function openRoom(origin: string, name: string): Promise<Room> {
  const teacher = openBrowser(origin)
  const [class_id, set_id, assignment_id] = [uuid(), uuid(), uuid()]
  await teacher.ask('sign_up', { email: `${uuid()}@chem.example`, password: PASSWORD })
  const room = await teacher.ask('create_class', { class_id, name })
  await teacher.ask('save_set', {
    set_id,
    version: 1,
    name: 'Atoms',
    draft: {
      source: {
        kind: 'fixed',
        questions: Array.from({ length: ANSWERS }, (_, seed) => `as-e1.1.${seed}`),
      },
      order: 'given',
      timer: 'off',
      tries: 1,
      hints: false,
      is_shared_seed: true,
    },
  })
  await teacher.ask('assign_set', {
    assignment_id,
    class_id,
    set_id,
    opens_at: new Date(0).toISOString(),
    closes_at: null,
  })
  if (room === null || teacher.refusals.length > 0) {
    throw new Error(`A class could not be made: ${teacher.refusals.join(', ')}`)
  }
  return { code: room.code, assignmentId: assignment_id }
}

/** A pupil with an account: signs up, opens a live line and answers ten questions. */
export async function signUpAndPractice(
  origin: string,
  email: string,
): Promise<Day & { readonly browser: Browser }> {
  const browser = openBrowser(origin)
  await browser.ask('sign_up', { email, password: PASSWORD })
  return { browser, ...(await practice(origin, browser)) }
}

/** The same pupil on another day, in the same browser. */
export async function signInAndPractice(
  origin: string,
  email: string,
  browser: Browser,
): Promise<Day> {
  await browser.ask('sign_in', { email, password: PASSWORD })
  return practice(origin, browser)
}

/** A pupil without an account: joins the class by its code, and does the work. */
export async function joinAndWork(origin: string, room: Room, index: number): Promise<Day> {
  const browser = openBrowser(origin)
  const member_id = uuid()
  const nickname = `${NICKNAMES[index % NICKNAMES.length]} ${index}`
  const joined = await browser.ask('join_class', { code: room.code, member_id, nickname })
  if (joined?.card) {
    // Another browser of the pupil, as at home.
    const home = openBrowser(origin)
    await home.ask('enter_class', { code: room.code, card: joined.card })
    if (home.refusals.length > 0) return { refusals: home.refusals, answers: 0 }
  }
  const work = { assignment_id: room.assignmentId, member_id }
  await browser.ask('list_work', {})
  await browser.ask('start_work', work)
  let answers = 0
  for (let place = 0; place < ANSWERS; place += 1) {
    // One answer after the other, as a pupil does.
    // oxlint-disable-next-line no-await-in-loop
    const result = await browser.ask('answer_work', {
      ...work,
      place,
      attempt: 1,
      selected_answer: (index + place) % 4,
    })
    if (result !== null) answers += 1
  }
  return { refusals: browser.refusals, answers }
}

async function practice(origin: string, browser: Browser): Promise<Day> {
  const before = browser.refusals.length
  const line = openPlayerPage(Number(new URL(origin).port), browser.cookies, origin, GREETED_MS)
  const problems: string[] = []
  await line.message('hello').catch((error) => problems.push(`socket: ${String(error)}`))
  const issued = await browser.ask('issue_practice_questions', {
    count: ANSWERS,
    enabled_categories: categories.map(({ id }) => id),
    difficulty: 'easy',
  })
  let answers = 0
  for (const { issue_id } of issued?.questions ?? []) {
    // oxlint-disable-next-line no-await-in-loop
    await browser.ask('open_practice_question', { issue_id })
    // oxlint-disable-next-line no-await-in-loop
    const result = await browser.ask('answer_practice_question', { issue_id, selected_answer: 0 })
    if (result !== null) answers += 1
  }
  line.close()
  return { refusals: [...browser.refusals.slice(before), ...problems], answers }
}

function uuid(): string {
  return crypto.randomUUID()
}
