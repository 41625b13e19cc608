import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { CreateGame } from '#contract/class-game/calls.ts'
import type { SetDraft } from '#contract/classroom/sets.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { listedSet } from '#server/testing/listed-set.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

const GAME: Omit<CreateGame, 'game_id'> = {
  mode: 'together',
  minutes: 10,
  has_speed_bonus: false,
  team_count: 0,
  categories: ['general'],
  difficulties: ['easy'],
  questions: 5,
}

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let host: NewUser
  beforeAll(async () => {
    served = await serveOn(place)
    host = await signUp(served)
  })
  afterAll(() => served.close())

  async function askedIn(gameId: string): Promise<readonly string[]> {
    const rows = await served.database
      .selectFrom('class_game_questions')
      .select('question_id')
      .where('game_id', '=', gameId)
      .orderBy('question')
      .execute()
    return rows.map(({ question_id }) => question_id)
  }

  test('a game of a set asks its questions with options in their order, of another user too', async () => {
    const owner = await signUp(served)
    const code = await codeOfSet(owner, 'as-e3.1.2', 'ch-m42.1.7', 'as-e3.1.1')
    const game_id = crypto.randomUUID()
    await host.call('create_class_game', { ...GAME, game_id, set_code: code })
    expect(await askedIn(game_id)).toEqual(['as-e3.1.2', 'as-e3.1.1'])
  })

  test('a set without options makes no game, and neither does a code that no set has', async () => {
    const code = await codeOfSet(host, 'ch-m42.1.7')
    const game_id = crypto.randomUUID()
    expect(
      await host.refusal('create_class_game', { ...GAME, game_id, set_code: code }),
    ).toMatchObject({ status: 422, code: 'invalid_input' })
    expect(
      await host.refusal('create_class_game', { ...GAME, game_id, set_code: 'BBBBBB' }),
    ).toMatchObject({ status: 404, code: 'not_found' })
    expect(await askedIn(game_id)).toEqual([])
  })
})

async function codeOfSet(owner: NewUser, ...questions: string[]): Promise<string> {
  const draft: SetDraft = listedSet(questions)
  const set = { set_id: crypto.randomUUID(), version: 1, name: 'Ions', draft }
  return (await owner.call('save_set', set)).code
}
