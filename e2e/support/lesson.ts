import type { APIRequestContext, Page } from 'playwright'
import { request } from 'playwright'
import { inject, onTestFinished } from 'vitest'

import { callFrom, saveSet } from './calls.ts'

/** Questions with four options, each with a wrong one for an idea that learners often have. */
export const OPTION_QUESTIONS = ['as-e4.1.k3f9', 'pe-m3.1.sdebki', 'as-e1.1.k3f9'] as const

/** Names as long and as foreign as they are allowed: what has to fit on every screen. */
const NICKNAMES = ['Ada', 'WWWWWWWWWWMMMMMMMMMM', 'Бен', 'سارة'] as const

const rules = {
  together: { mode: 'together', team_count: 0 },
  ownPace: { mode: 'ownPace', team_count: 0 },
  teams: { mode: 'teams', team_count: 3 },
} as const

/** A class with a set that was given to it, and answers of its members. */
export type Lesson = {
  readonly classId: string
  readonly classCode: string
  readonly setCode: string
  readonly assignmentId: string
}

/**
 * Makes a class of the user of a page with work that four members have done, one for each option of every
 * question, so that each wrong idea is held by somebody.
 */
export async function giveLesson(
  teacher: Page,
  name: string,
  questions: readonly string[] = OPTION_QUESTIONS,
): Promise<Lesson> {
  const [classId, assignmentId] = [crypto.randomUUID(), crypto.randomUUID()]
  const { code } = await callFrom(teacher, 'create_class', { class_id: classId, name })
  const setCode = await saveSet(teacher, 'Atoms, Ions and the Periodic Table', questions, 2)
  const { set_id } = await callFrom(teacher, 'get_set', { code: setCode })
  await callFrom(teacher, 'assign_set', {
    assignment_id: assignmentId,
    class_id: classId,
    set_id,
    opens_at: new Date(0).toISOString(),
    closes_at: null,
  })
  for (const [option, nickname] of NICKNAMES.entries()) {
    const member = await newVisitor()
    const memberId = crypto.randomUUID()
    await post(member, 'join_class', { code, member_id: memberId, nickname })
    for (const place of questions.keys()) {
      await post(member, 'answer_work', {
        assignment_id: assignmentId,
        member_id: memberId,
        place,
        attempt: 1,
        selected_answer: option,
      })
    }
  }
  return { classId, classCode: String(code), setCode, assignmentId }
}

/** Adds players to a class game by calls. They have no page, so no question waits for them. */
async function addPlayers(pin: string, names: readonly string[]): Promise<void> {
  const visitor = await newVisitor()
  for (const name of names) {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    const secret = Buffer.from(bytes).toString('base64url')
    await post(visitor, 'join_class_game', { pin, name, secret })
  }
}

/** Opens the lobby of a game of a set on the page of its host, with players who have no page. */
export async function openGame(
  host: Page,
  set: string,
  mode: keyof typeof rules,
  { questions = 2, seconds }: { readonly questions?: number; readonly seconds?: 90 } = {},
) {
  const id = crypto.randomUUID()
  await callFrom(host, 'create_class_game', {
    game_id: id,
    minutes: 30,
    ...(seconds !== undefined && { seconds }),
    has_speed_bonus: false,
    categories: ['general'],
    difficulties: ['easy'],
    questions,
    set_code: set,
    ...rules[mode],
  })
  const address = `/host?game=${id}`
  await host.goto(address)
  const pin = (await host.getByText(/^[A-Z]{6}$/).textContent()) ?? ''
  await addPlayers(pin, NICKNAMES)
  return {
    id,
    pin,
    address,
    step: (step: object) => callFrom(host, 'steer_class_game', { game_id: id, step }),
  }
}

/** A browser without a page, which has cookies of its own. */
async function newVisitor(): Promise<APIRequestContext> {
  const origin = inject('origin')
  const visitor = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  onTestFinished(() => visitor.dispose())
  return visitor
}

async function post(visitor: APIRequestContext, name: string, data: object): Promise<void> {
  const answer = await visitor.post(`/api/${name}`, { data })
  if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`)
}
