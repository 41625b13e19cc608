import type { ClassGameReport } from '#contract/class-game/calls.ts'

type Asked = Pick<ClassGameReport['questions'][number], 'question_id' | 'counts' | 'ideas'>

/** A wrong idea, or the correction of a wrong option that stands for none, with the players who chose it. */
export type GameIdea = {
  readonly idea: string | null
  readonly correction: string
  readonly players: readonly string[]
  /** How many answered a question in which it could be chosen. */
  readonly answered: number
  /** A question of the game in which it was chosen, and the option that stood for it. */
  readonly questionId: string
  readonly option: number
}

/** Returns the ideas of a game, each once with all of its players, those of the most players first. */
export function ideasOfGame(questions: readonly Asked[]): readonly GameIdea[] {
  const chosen = questions.flatMap(({ question_id, counts, ideas }) => {
    const answered = counts.reduce((sum, count) => sum + count, 0)
    return ideas.map((one) => ({ ...one, answered, questionId: question_id }))
  })
  return [...Map.groupBy(chosen, ({ idea, correction }) => idea ?? correction).values()]
    .flatMap((same) => {
      const [first] = same
      if (first === undefined) return []
      const { idea, correction, questionId, option } = first
      const players = [...new Set(same.flatMap((one) => one.players))]
      const answered = Math.max(...same.map((one) => one.answered))
      return [{ idea, correction, players, answered, questionId, option }]
    })
    .toSorted((a, b) => b.players.length - a.players.length)
}
