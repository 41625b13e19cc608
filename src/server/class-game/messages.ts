import { hostCounts, hostView } from '#class-game/host-view.ts'
import { endOfRace, type PlayerView, playerView } from '#class-game/view.ts'
import type {
  GameClientMessage,
  GameRejection,
  GameServerMessage,
} from '#contract/class-game/messages.ts'
import { asciiJson } from '#server/live/transport/frame.ts'

import type { GameTexts } from './question-texts.ts'
import type { StoredGame } from './store.ts'

/** Before the time of the server, which is left out when two messages are compared. */
const TIME = ',"serverTime":'

/**
 * Returns the messages with all that a player may know, none for a player who was removed. The end of a race comes after
 * the race with the last answer: a player whose answer ends it learns what was right, too.
 * @param ranks of all players
 */
export function playerMessages(
  { game, questionIds }: StoredGame,
  number: number,
  now: number,
  texts: GameTexts,
  ranks: readonly (number | null)[],
): readonly string[] {
  const view = playerView(game, number, now, ranks)
  if (view === null) return []
  const race = endOfRace(game, number)
  const views = race === null ? [view] : [race, view]
  return views.map((one) => playerMessage(one, questionIds, texts))
}

function playerMessage(view: PlayerView, questionIds: readonly string[], texts: GameTexts): string {
  const { phase } = view
  function shown(question: number | null, choice: number | null): string {
    const id = question === null ? undefined : questionIds[question]
    return question === null || id === undefined ? 'null' : texts.forPlayer(id, question, choice)
  }
  const begin = `{"type":"game","view":${asciiJson(view)}`
  switch (phase.kind) {
    case 'lobby':
    case 'ended':
      return `${begin},"shown":null,"before":null}`
    case 'question':
      return `${begin},"shown":${shown(phase.question, null)},"before":null}`
    case 'reveal': {
      const { question, choice } = phase.marked
      return `${begin},"shown":${shown(question, choice ?? -1)},"before":null}`
    }
    case 'race': {
      const { last } = phase
      const before = last === null ? 'null' : shown(last.question, last.choice ?? -1)
      return `${begin},"shown":${shown(phase.question, null)},"before":${before}}`
    }
  }
}

/** Returns the message with all that the host may know. */
export function hostMessage(
  { id, pin, game, questionIds }: StoredGame,
  now: number,
  texts: GameTexts,
): string {
  const view = hostView(game, now)
  const { phase } = view
  const isAsked = phase.kind === 'question' || phase.kind === 'reveal'
  const questionId = isAsked ? questionIds[phase.question] : undefined
  const shown =
    isAsked && questionId !== undefined
      ? texts.forHost(questionId, phase.question, phase.kind === 'question')
      : 'null'
  const head = asciiJson({ type: 'game_host', gameId: id, pin, view }).slice(0, -1)
  return `${head},"shown":${shown}}`
}

/** Returns the message with the numbers that the host sees grow. */
export function countsMessage({ id, game }: StoredGame): string {
  return asciiJson({ type: 'game_counts', gameId: id, counts: hostCounts(game) })
}

/** Returns a message with the time of the server. */
export function withTime(text: string, now: number): string {
  return `${text.slice(0, -1)}${TIME}${now}}`
}

/** Returns the message that a message was not obeyed. */
export function rejection(
  { type: what }: GameClientMessage,
  reason: GameRejection,
  serverTime: number,
): string {
  const message: GameServerMessage = { type: 'game_rejected', what, reason, serverTime }
  return asciiJson(message)
}

/** Returns the message that the game is over for a player. */
export function overMessage(reason: 'removed' | 'gone'): string {
  const message: GameServerMessage = { type: 'game_over', reason }
  return asciiJson(message)
}
