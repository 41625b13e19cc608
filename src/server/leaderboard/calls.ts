import {
  leaderboardCalls,
  type Season as SeasonOnWire,
  type Standing,
} from '#contract/leaderboard.ts'
import { handleUser } from '#server/api/handler.ts'

import { boardOf, countPlayers, isBanned, type Line, seasonIds } from './board.ts'
import { type Season, seasonAt, seasonOf } from './season.ts'

const getLeaderboard = handleUser(leaderboardCalls.get_leaderboard, async (input, context) => {
  const { clock, askCopy, user } = context
  const season = input.season_id === undefined ? seasonAt(clock()) : seasonOf(input.season_id)
  const [{ top, own }, players, isOff] = await askCopy((database) =>
    Promise.all([
      boardOf(database, season.id, user.userId),
      countPlayers(database, season.id),
      isBanned(database, user.userId),
    ]),
  )
  return {
    season: onWire(season),
    standings: top.map((line) => standingOf(line, user.userId)),
    own: own && standingOf(own, user.userId),
    players,
    ...(isOff && { is_banned: true as const }),
  }
})

const listSeasons = handleUser(leaderboardCalls.list_seasons, async (_input, context) => {
  const ids = new Set([seasonAt(context.clock()).id, ...(await context.askCopy(seasonIds))])
  return {
    seasons: [...ids]
      .toSorted()
      .toReversed()
      .map((id) => onWire(seasonOf(id))),
  }
})

/** The handlers of calls about the leaderboard. */
export const leaderboardHandlers = {
  get_leaderboard: getLeaderboard,
  list_seasons: listSeasons,
}

function onWire({ id, startsAt, endsAt }: Season): SeasonOnWire {
  return {
    season_id: id,
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
  }
}

function standingOf({ user_id, ...line }: Line, userId: string): Standing {
  return { ...line, is_you: user_id === userId }
}
