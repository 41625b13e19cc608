import type { ToldAnswer } from './match-audit.ts'
import type { RobotJournal } from './robot-journal.ts'
import type { RobotLine } from './robot-line.ts'

/** An acknowledged answer, and the time until its acknowledgment. */
export type Acknowledgement = { readonly at: number; readonly waited: number }

export type AnswerParts = {
  /** A number from 0 to 1, without 1. */
  readonly random: () => number
  /** Milliseconds until it has read a question. */
  readonly think: () => number
}

/** The answer that a robot has in hand: it keeps one at a time until the server has acknowledged it. */
export type RobotAnswers = {
  readonly acknowledgements: readonly Acknowledgement[]
  /** Thinks about a question, and answers it if it is still asked then. */
  readonly read: (matchId: string, question: number) => void
  /** Sends the answer in hand again. Returns whether there is one. */
  readonly sendAgain: () => boolean
  readonly acknowledge: (answer: ToldAnswer) => void
  /** Gives the answer in hand up. */
  readonly drop: () => void
  readonly hold: (isHeld: boolean) => void
}

type Kept = {
  readonly matchId: string
  readonly question: number
  readonly choice: number
  readonly firstSentAt: number
}

/** Answers that are sent once more, with another choice, although they are on record. */
const REPEATED = 0.05

export function createRobotAnswers(
  { random, think }: AnswerParts,
  line: RobotLine,
  journal: RobotJournal,
  isAsked: (matchId: string, question: number) => boolean,
): RobotAnswers {
  const acknowledgements: Acknowledgement[] = []
  let kept: Kept | null = null
  let thinking: string | null = null
  let isHeld = false

  return {
    acknowledgements,
    read(matchId, question) {
      const place = `${matchId} ${question}`
      if (isHeld || kept !== null || thinking === place) return
      thinking = place
      setTimeout(() => {
        if (thinking === place) thinking = null
        if (kept !== null || !isAsked(matchId, question)) return
        const choice = Math.floor(random() * 4)
        kept = { matchId, question, choice, firstSentAt: performance.now() }
        send(kept)
      }, think())
    },
    sendAgain() {
      if (kept !== null) send(kept)
      return kept !== null
    },
    acknowledge(answer) {
      if (kept === null || kept.matchId !== answer.matchId || kept.question !== answer.question)
        return
      const at = performance.now()
      acknowledgements.push({ at, waited: at - kept.firstSentAt })
      const { matchId, question, choice } = kept
      kept = null
      if (random() < REPEATED) {
        line.send({ type: 'answer', matchId, question, choice: (choice + 1) % 4 })
      }
    },
    drop: () => void (kept = null),
    hold: (isOn) => void (isHeld = isOn),
  }

  function send({ matchId, question, choice }: Kept): void {
    if (!line.isOpen()) return
    journal.noteSent(matchId, question, choice)
    line.send({ type: 'answer', matchId, question, choice })
  }
}
