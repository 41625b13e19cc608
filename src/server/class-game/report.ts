import { reportOf } from '#class-game/host-view.ts'
import type { ClassGameReport } from '#contract/class-game/calls.ts'

import { ideasOf, requireQuestion } from './question-texts.ts'
import type { StoredGame } from './store.ts'

/** Returns the answers of a game: by question, and by the misconceptions chosen. */
export function gameReport({ game, questionIds, createdAt }: StoredGame): ClassGameReport {
  return {
    created_at: new Date(createdAt).toISOString(),
    questions: reportOf(game).map(({ question, right, distribution, choosers, missing }) => {
      const id = questionIds[question] ?? ''
      const made = requireQuestion(id)
      const ideas = ideasOf(made).map(({ option, idea, correction }) => ({
        option,
        idea,
        correction,
        players: (choosers[option] ?? []).flatMap((number) => game.players[number]?.name ?? []),
      }))
      return {
        question_id: id,
        text: made.question,
        options: made.options,
        right,
        explanation: made.explanation,
        counts: distribution,
        missing,
        ideas: ideas
          .filter(({ players }) => players.length > 0)
          .toSorted((a, b) => b.players.length - a.players.length),
      }
    }),
  }
}
