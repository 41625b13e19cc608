import { advance, closesAt } from './advance.ts'
import { answerTo, type Game, type GivenAnswer, type Player } from './game.ts'
import { isCorrect, pointsOf, ranks, type Score, scoreOf } from './score.ts'

/** A game as one player sees it: nothing of it is about another player. */
export type PlayerView = {
  readonly number: number
  readonly name: string
  /** Counted from 0; null in a game without teams. */
  readonly team: number | null
  readonly questionCount: number
  readonly isPaused: boolean
  readonly phase: PlayerPhase
  readonly score: Score
  /** 1 is the first; null while a question is open, since it would reveal the others' answers. */
  readonly rank: number | null
  readonly playerCount: number
}

/** The own answer to a question together with the right option. */
export type Marked = {
  readonly question: number
  /** Null when no answer is on record. */
  readonly choice: number | null
  readonly right: number
  readonly isCorrect: boolean
  readonly points: number
}

export type PlayerPhase =
  | { readonly kind: 'lobby' }
  /** `choice` is the own answer that is on record. It is not judged before all are. */
  | {
      readonly kind: 'question'
      readonly question: number
      readonly openedAt: number
      readonly closesAt: number | null
      readonly choice: number | null
    }
  | { readonly kind: 'reveal'; readonly marked: Marked }
  /** `question` is the next one to answer; null when all are answered. `last` is the answer before it. */
  | {
      readonly kind: 'race'
      readonly question: number | null
      readonly closesAt: number | null
      readonly last: Marked | null
    }
  | { readonly kind: 'ended' }

/**
 * Returns what a player may know at the instant `now`, or null if there is no such player or the host has
 * removed the player.
 * @param all the ranks of all players, given for a game that is up to date already
 */
export function playerView(
  game: Game,
  number: number,
  now: number,
  all?: readonly (number | null)[],
): PlayerView | null {
  const current = all === undefined ? advance(game, now) : game
  const player = current.players[number]
  if (player === undefined || player.isRemoved) return null
  const isOpen = current.stage.kind === 'question' || current.stage.kind === 'race'
  return {
    number,
    name: player.name,
    team: player.team,
    questionCount: current.key.length,
    isPaused: current.pausedAt !== null,
    phase: phaseOf(current, player),
    score: scoreOf(current, player),
    rank: isOpen ? null : ((all ?? ranks(current))[number] ?? null),
    playerCount: current.players.filter(({ isRemoved }) => !isRemoved).length,
  }
}

/**
 * Returns a race that has ended as a player last saw it, with nothing left to answer: the answer that ends it gets its
 * verdict too. Null when the game is no such race, or the player has answered nothing or was removed.
 */
export function endOfRace(game: Game, number: number): PlayerView | null {
  const player = game.players[number]
  const last = player?.answers.at(-1)
  const isOver = game.rules.mode === 'ownPace' && game.stage.kind === 'ended'
  if (!isOver || player === undefined || last === undefined) return null
  const view = playerView(game, number, last.at, [])
  if (view === null) return null
  const phase = {
    kind: 'race',
    question: null,
    closesAt: null,
    last: marked(game, player, last),
  } as const
  return { ...view, phase }
}

function phaseOf(game: Game, player: Player): PlayerPhase {
  const { stage, key } = game
  switch (stage.kind) {
    case 'lobby':
      return { kind: 'lobby' }
    case 'question':
      return {
        kind: 'question',
        question: stage.question,
        openedAt: stage.openedAt,
        closesAt: closesAt(game, player),
        choice: answerTo(player, stage.question)?.choice ?? null,
      }
    case 'reveal':
      return { kind: 'reveal', marked: markedAnswer(game, player, stage.question) }
    case 'race': {
      const last = player.answers.at(-1)
      return {
        kind: 'race',
        question: player.answers.length < key.length ? player.answers.length : null,
        closesAt: closesAt(game, player),
        last: last === undefined ? null : marked(game, player, last),
      }
    }
    case 'ended':
      return { kind: 'ended' }
  }
}

function markedAnswer(game: Game, player: Player, question: number): Marked {
  const answer = answerTo(player, question)
  if (answer !== undefined) return marked(game, player, answer)
  const right = game.key[question] ?? -1
  return { question, choice: null, right, isCorrect: false, points: 0 }
}

function marked(game: Game, player: Player, answer: GivenAnswer): Marked {
  return {
    question: answer.question,
    choice: answer.choice,
    right: game.key[answer.question] ?? -1,
    isCorrect: isCorrect(game, answer),
    points: pointsOf(game, player, answer),
  }
}
