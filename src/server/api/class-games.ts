import type { CreateGame, GameStep, JoinOutcome } from '#contract/class-game/calls.ts'
import type { SetContent } from '#quiz/sets/set-content.ts'

/** The class games, as calls use them. */
export type ClassGames = {
  /**
   * Makes a game with drawn questions, or those of a set; with an id that the host has used already, nothing
   * is made.
   * @throws Problem `conflict` when the id is another's, `invalid_input` for teams that do not fit
   */
  readonly create: (hostId: string, input: CreateGame, set: SetContent | null) => Promise<void>
  /**
   * Takes a step in a game of a host.
   * @throws Problem `not_found` when the host has no such game, or why a name is refused
   */
  readonly steer: (hostId: string, gameId: string, step: GameStep) => Promise<void>
  /**
   * Joins the game of a PIN.
   * @throws Problem `not_found` when no game has it, or why the name is refused
   */
  readonly join: (joining: {
    readonly pin: string
    readonly name: string
    readonly secret: string
  }) => Promise<JoinOutcome>
  /** Tells the players here that a game was deleted. */
  readonly forget: (gameId: string) => Promise<void>
}
