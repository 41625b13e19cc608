import { advance, closeStage, settle } from './advance.ts'
import {
  type Game,
  type Player,
  MAX_PLAYERS,
  playing,
  type Stage,
  type TimeFactor,
  withPlayer,
} from './game.ts'
import { type Attempt, judge } from './judge.ts'

/** An event of a game and its time in whole milliseconds since 1970, server time. */
export type GameEvent =
  | { readonly type: 'joined'; readonly name: string; readonly at: number }
  | { readonly type: 'arrived' | 'left'; readonly number: number; readonly at: number }
  | ({ readonly type: 'answered' } & Attempt)
  | {
      readonly type: 'renamed'
      readonly number: number
      readonly name: string
      readonly at: number
    }
  | { readonly type: 'removed'; readonly number: number; readonly at: number }
  | {
      readonly type: 'timeGiven'
      readonly number: number
      readonly timeFactor: TimeFactor
      readonly at: number
    }
  | { readonly type: 'locked' | 'unlocked'; readonly at: number }
  /** The host goes on from the question named, -1 being the lobby: to the next one, or to the end. */
  | { readonly type: 'movedOn'; readonly from: number; readonly at: number }
  /** The host ends the open question before its time. */
  | { readonly type: 'closed'; readonly question: number; readonly at: number }
  | { readonly type: 'paused' | 'resumed'; readonly at: number }
  | { readonly type: 'ended'; readonly at: number }
  | { readonly type: 'ticked'; readonly at: number }
  /** No server looked after the game from `at` on, for so many milliseconds. */
  | { readonly type: 'interrupted'; readonly at: number; readonly milliseconds: number }

/** Why a player cannot join. */
export const joinRefusals = ['ended', 'locked', 'full', 'nameTaken'] as const

export type JoinRefusal = (typeof joinRefusals)[number]

/**
 * Returns the game after an event, brought up to its instant first. An event that does not apply adds
 * nothing; when nothing was due either, the very same game comes back.
 */
export function apply(game: Game, event: GameEvent): Game {
  if (event.type === 'interrupted') return postponed(game, event.milliseconds)
  const current = advance(game, event.at)
  const after = changed(current, event)
  return after === current ? current : settle(after, event.at)
}

/** Returns why a player of this name cannot join; null when one can. */
export function joinRefusal(game: Game, name: string): JoinRefusal | null {
  if (game.stage.kind === 'ended') return 'ended'
  if (game.isLocked) return 'locked'
  if (playing(game).length >= MAX_PLAYERS) return 'full'
  return isNameTaken(game, name, null) ? 'nameTaken' : null
}

/** Returns whether a player of the game, other than the one excepted, has a name. */
export function isNameTaken({ players }: Game, name: string, except: number | null): boolean {
  const wanted = name.toLowerCase()
  return players.some(
    (player, number) =>
      !player.isRemoved && number !== except && player.name.toLowerCase() === wanted,
  )
}

function changed(game: Game, event: Exclude<GameEvent, { readonly type: 'interrupted' }>): Game {
  switch (event.type) {
    case 'joined':
      return joinRefusal(game, event.name) === null ? joined(game, event.name, event.at) : game
    case 'arrived':
    case 'left':
      return change(game, event.number, presence(game, event.type === 'arrived'))
    case 'answered':
      return judge(game, event).game
    case 'renamed':
      return isNameTaken(game, event.name, event.number)
        ? game
        : change(game, event.number, { name: event.name })
    case 'removed':
      return change(game, event.number, { isRemoved: true, isHere: false, leftIn: null })
    case 'timeGiven':
      return change(game, event.number, { timeFactor: event.timeFactor })
    case 'locked':
    case 'unlocked':
      return lock(game, event.type === 'locked')
    case 'movedOn':
      return moveOn(game, event.from, event.at)
    case 'closed':
      return close(game, event.question, event.at)
    case 'paused':
      return pause(game, event.at)
    case 'resumed':
      return resume(game, event.at)
    case 'ended':
      return end(game, event.at)
    case 'ticked':
      return game
  }
}

/** The smallest team gets the next player, the first of equals. */
function joined(game: Game, name: string, at: number): Game {
  const player: Player = {
    name,
    team: nextTeam(game),
    timeFactor: 1,
    joinedAt: at,
    joinedBefore: nextQuestion(game.stage),
    isHere: false,
    leftIn: null,
    isRemoved: false,
    answers: [],
  }
  return { ...game, players: [...game.players, player] }
}

function nextTeam(game: Game): number | null {
  const { teamCount } = game.rules
  if (teamCount === 0) return null
  const sizes = Array.from(
    { length: teamCount },
    (_, team) => playing(game).filter((player) => player.team === team).length,
  )
  return sizes.indexOf(Math.min(...sizes))
}

function nextQuestion(stage: Stage): number {
  if (stage.kind === 'question') return stage.question
  return stage.kind === 'reveal' ? stage.question + 1 : 0
}

/** A removed player stays removed. */
function change(game: Game, number: number, given: Partial<Player>): Game {
  const player = game.players[number]
  if (player === undefined || player.isRemoved) return game
  const after = { ...player, ...given }
  const isSame =
    after.name === player.name &&
    after.isHere === player.isHere &&
    after.leftIn === player.leftIn &&
    after.isRemoved === player.isRemoved &&
    after.timeFactor === player.timeFactor
  return isSame ? game : withPlayer(game, number, after)
}

function presence({ stage }: Game, isHere: boolean): Pick<Player, 'isHere' | 'leftIn'> {
  if (isHere || !isRunning(stage)) return { isHere, leftIn: null }
  return { isHere, leftIn: stage.kind === 'race' ? 0 : stage.question }
}

function lock(game: Game, isLocked: boolean): Game {
  return game.isLocked === isLocked ? game : { ...game, isLocked }
}

function moveOn(game: Game, from: number, at: number): Game {
  const { stage, rules, key, pausedAt } = game
  const place = stage.kind === 'reveal' ? stage.question : stage.kind === 'lobby' ? -1 : null
  if (place !== from || pausedAt !== null) return game
  if (rules.mode === 'ownPace') return { ...game, stage: { kind: 'race', openedAt: at } }
  if (from + 1 >= key.length) return end(game, at)
  return { ...game, stage: { kind: 'question', question: from + 1, openedAt: at } }
}

function close(game: Game, question: number, at: number): Game {
  const { stage } = game
  const isOpen = stage.kind === 'question' && stage.question === question
  return isOpen ? { ...closeStage(game, at), pausedAt: null } : game
}

function pause(game: Game, at: number): Game {
  return game.pausedAt === null && isRunning(game.stage) ? { ...game, pausedAt: at } : game
}

function resume(game: Game, at: number): Game {
  if (game.pausedAt === null) return game
  return postponed({ ...game, pausedAt: null }, at - game.pausedAt)
}

function end(game: Game, at: number): Game {
  if (game.stage.kind === 'ended') return game
  return { ...game, stage: { kind: 'ended', endedAt: at }, pausedAt: null }
}

/** A paused game needs no more time. */
function postponed(game: Game, milliseconds: number): Game {
  const { stage, pausedAt } = game
  if (pausedAt !== null || !(milliseconds > 0) || !isRunning(stage)) return game
  return { ...game, stage: { ...stage, openedAt: stage.openedAt + milliseconds } }
}

function isRunning(stage: Stage): stage is Extract<Stage, { readonly kind: 'question' | 'race' }> {
  return stage.kind === 'question' || stage.kind === 'race'
}
