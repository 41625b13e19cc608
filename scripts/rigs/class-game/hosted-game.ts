import { classGameCalls } from '#contract/class-game/calls.ts'

type Rules = {
  readonly mode: 'together' | 'ownPace' | 'teams'
  readonly minutes: number
  readonly seconds?: number
  readonly team_count?: number
  readonly questions: number
}

/**
 * Makes a class game of first questions, and returns its PIN.
 * @param ask calls the server as the host
 */
export async function makeGame(
  ask: (name: string, input: object) => Promise<unknown>,
  gameId: string,
  rules: Rules,
): Promise<string> {
  await ask('create_class_game', {
    game_id: gameId,
    has_speed_bonus: false,
    team_count: 0,
    categories: ['atomic-structure', 'bonding'],
    difficulties: ['easy', 'medium'],
    ...rules,
  })
  const { games } = classGameCalls.list_class_games.output.parse(await ask('list_class_games', {}))
  return games.find(({ game_id }) => game_id === gameId)?.pin ?? ''
}
