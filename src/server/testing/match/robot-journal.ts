import type { MatchMessage } from '#contract/match.ts'

import { type Journal, sentAs, type ToldAnswer } from './match-audit.ts'

/** The record of what a robot has sent and heard, and of the promises that the server has broken. */
export type RobotJournal = {
  readonly broken: readonly string[]
  /** Matches that it has played and knows to be over. */
  readonly over: ReadonlySet<string>
  readonly soFar: () => Journal
  readonly noteSent: (matchId: string, question: number, choice: number) => void
  /** Notes the content of a snapshot, and whether it breaks a promise. Returns the answers that are new in it. */
  readonly noteSnapshot: (snapshot: MatchMessage) => readonly ToldAnswer[]
  /** Notes a match that ended without a snapshot. */
  readonly noteOver: (matchId: string) => void
}

/** Begins an empty record. */
export function startJournal(userId: string): RobotJournal {
  const sent = new Set<string>()
  const told = new Map<string, ToldAnswer>()
  const ends = new Map<string, Journal['ends'][number]>()
  const over = new Set<string>()
  const broken: string[] = []

  return {
    broken,
    over,
    soFar: () => ({ userId, sent, told: [...told.values()], ends: [...ends.values()] }),
    noteSent: (matchId, question, choice) => void sent.add(sentAs(matchId, question, choice)),
    noteSnapshot({ matchId, serverTime, view, shown, xp }) {
      const { phase, answers } = view
      const news = answers
        .map(({ question, choice, milliseconds }) => ({ matchId, question, choice, milliseconds }))
        .filter(isNew)
      if (phase.kind === 'open') {
        const isRight = shown?.question === phase.question && shown.lesson === null
        if (!isRight || serverTime < phase.opensAt) broken.push(`I18 ${matchId} ${phase.question}`)
      } else if (shown !== null && shown.question >= answers.length) {
        broken.push(`I18 ${matchId} shows ${shown.question} of ${answers.length}`)
      }
      if (phase.kind === 'finished') noteEnd({ matchId, result: phase.result, xp })
      return news
    },
    noteOver: (matchId) => void over.add(matchId),
  }

  /** Notes an answer on record that was not known. */
  function isNew(answer: ToldAnswer): boolean {
    const place = `${answer.matchId} ${answer.question}`
    const first = told.get(place)
    if (first === undefined) {
      told.set(place, answer)
      return true
    }
    if (JSON.stringify(first) !== JSON.stringify(answer)) broken.push(`I16 changed: ${place}`)
    return false
  }

  function noteEnd(end: Journal['ends'][number]): void {
    const { matchId } = end
    const first = ends.get(matchId) ?? end
    if (JSON.stringify(first) !== JSON.stringify(end)) broken.push(`I20 ${matchId} ended twice`)
    ends.set(matchId, end)
    over.add(matchId)
  }
}
