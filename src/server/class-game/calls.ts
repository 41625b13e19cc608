import { sql } from 'kysely'

import { classGameCalls, MAX_GAMES } from '#contract/class-game/calls.ts'
import { handle, handleUser } from '#server/api/handler.ts'
import { setOfCode } from '#server/classroom/sets/set-of-code.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { gameReport } from './report.ts'
import { loadGames } from './store.ts'

const createClassGame = handleUser(classGameCalls.create_class_game, async (input, context) => {
  const { games, user } = context
  const set = input.set_code === undefined ? null : await setOfCode(context, input.set_code)
  await games.create(user.userId, input, set?.content ?? null)
  return { game_id: input.game_id }
})

const listClassGames = handleUser(
  classGameCalls.list_class_games,
  async (_, { database, user }) => {
    const rows = await database
      .selectFrom('class_games as g')
      .select((query) => [
        'g.id',
        'g.pin',
        'g.status',
        'g.created_at',
        'g.mode',
        query
          .selectFrom('class_game_questions as q')
          .whereRef('q.game_id', '=', 'g.id')
          .select(sql<number>`count(*)::integer`.as('count'))
          .as('questions'),
        query
          .selectFrom('class_game_players as p')
          .whereRef('p.game_id', '=', 'g.id')
          .where('p.is_removed', '=', false)
          .select(sql<number>`count(*)::integer`.as('count'))
          .as('players'),
      ])
      .where('g.user_id', '=', user.userId)
      .orderBy('g.created_at', 'desc')
      .limit(MAX_GAMES)
      .execute()
    return {
      games: rows.map((row) => ({
        game_id: row.id,
        pin: row.status === 'ended' ? null : row.pin,
        created_at: row.created_at.toISOString(),
        mode: row.mode,
        questions: row.questions ?? 0,
        players: row.players ?? 0,
      })),
    }
  },
)

const steerClassGame = handleUser(
  classGameCalls.steer_class_game,
  async ({ game_id, step }, { games, user }) => {
    await games.steer(user.userId, game_id, step)
    return {}
  },
)

const getClassGameReport = handleUser(
  classGameCalls.get_class_game_report,
  async ({ game_id }, { database, user }) => {
    const [stored] = await loadGames(database, [game_id])
    if (stored?.hostId !== user.userId) throw new Problem('not_found', 'You host no such game.')
    return gameReport(stored)
  },
)

const deleteClassGame = handleUser(
  classGameCalls.delete_class_game,
  async ({ game_id }, { database, games, user }) => {
    const deleted = await database
      .deleteFrom('class_games')
      .where('id', '=', game_id)
      .where('user_id', '=', user.userId)
      .returning('id')
      .executeTakeFirst()
    if (deleted === undefined) throw new Problem('not_found', 'You host no such game.')
    await games.forget(game_id)
    return {}
  },
)

const joinClassGame = handle(classGameCalls.join_class_game, (input, { games }) =>
  games.join(input),
)

/** The handlers of the calls about class games. */
export const classGameHandlers = {
  create_class_game: createClassGame,
  list_class_games: listClassGames,
  steer_class_game: steerClassGame,
  get_class_game_report: getClassGameReport,
  delete_class_game: deleteClassGame,
  join_class_game: joinClassGame,
}
