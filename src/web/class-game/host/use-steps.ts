import { useState } from 'react'

import type { GameStep } from '#contract/class-game/calls.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { call, codeOf, retrying } from '#web/wire/api.ts'

/** The steps that a host takes in a game. */
export type Steps = {
  readonly take: (step: GameStep) => void
  readonly isBusy: boolean
  /** Why the last step was not taken; null when it was. */
  readonly problem: string | null
}

/** Takes steps in a game, again and again while there is no connection: a step twice is one step. */
export function useSteps(gameId: string): Steps {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function take(step: GameStep) {
    setIsBusy(true)
    setProblem(null)
    try {
      await retrying(() => call('steer_class_game', { game_id: gameId, step }))
    } catch (error) {
      const isTaken = step.kind === 'rename' && codeOf(error) === 'conflict'
      setProblem(isTaken ? 'Another player has this name.' : sentenceFor(error))
    } finally {
      setIsBusy(false)
    }
  }

  return { take: (step) => void take(step), isBusy, problem }
}
