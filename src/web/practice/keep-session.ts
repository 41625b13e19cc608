import type { Category, Difficulty } from '#quiz/categories.ts'
import { questionTypeOf, type Wish } from '#quiz/practice/question-types.ts'
import { type Asked, type PracticeSession, resumeSession } from '#quiz/practice/session.ts'
import { parseQuestionId } from '#quiz/question-id.ts'
import { kindOf } from '#quiz/question-kind.ts'
import type { Question } from '#quiz/question.ts'
import type { Issued } from '#web/store/account-practice.ts'
import { type StoredPractice, TURNS_KEPT } from '#web/user-data/stored-practice.ts'

/** A session on screen, with the state that only the screen has. */
export type OnScreen = {
  readonly session: PracticeSession
  /** How many questions came before the history. */
  readonly earlier: number
  /** The issued questions by their place in the history. */
  readonly issues: ReadonlyMap<number, Issued>
  /** The issued question that was answered last; null when that was a second try, which is not sent. */
  readonly answered: Issued | null
  /** The set that is practiced; null while practice is endless. */
  readonly set: PracticeSet | null
}

/** A set with the number of its questions; once it is done, its results are on screen. */
export type PracticeSet = { readonly size: number; readonly isDone: boolean }

/** The request behind a session, and its owner. */
type Occasion = {
  readonly owner: string
  readonly first: string | null
  readonly only: Category | null
  readonly difficulty: Difficulty
  /** The set of a course, as its address names it. */
  readonly course?: string
}

/** Returns the part of a session to keep: the latest questions, and always the one on screen. */
export function keptOf(onScreen: OnScreen, occasion: Occasion): StoredPractice {
  const { history, index, turn } = onScreen.session
  const start = Math.max(0, Math.min(index, history.length - TURNS_KEPT))
  return {
    ...occasion,
    earlier: onScreen.earlier + start,
    history: history
      .slice(start, start + TURNS_KEPT)
      .map(({ question, isCounted, isExtra, result, hintsTaken, second }, place) => {
        const issueId = onScreen.issues.get(start + place)?.issueId
        return {
          id: question.id,
          isCounted,
          ...(issueId !== undefined && { issueId }),
          ...(isExtra !== undefined && { isExtra }),
          ...(result !== undefined && { result: { ...result } }),
          ...(hintsTaken !== undefined && { hintsTaken }),
          ...(second !== undefined && { second: { ...second } }),
        }
      }),
    index: index - start,
    ...(onScreen.set !== null && { set: { ...onScreen.set } }),
    turn: keptTurn(turn, onScreen.answered !== null),
  }
}

/** Whether the settings still ask for a question like the one that was left, or it was asked for itself. */
export function isStillWanted(
  { first, difficulty, history, index }: StoredPractice,
  wish: Wish,
): boolean {
  const id = history[index]?.id ?? ''
  const kind = kindOf(id)
  const type = questionTypeOf(parseQuestionId(id)?.template ?? '')
  const isLikeIt =
    kind !== null &&
    difficulty === wish.difficulty &&
    wish.enabledCategories.includes(kind.category) &&
    (type === null || wish.questionTypes.includes(type))
  return id === first || isLikeIt
}

/** The session that was kept. Null when a question of it is no longer known, or it cannot be. */
export function resumed(
  { history, index, turn, earlier, set }: StoredPractice,
  questionOf: (id: string) => Question | null,
): OnScreen | null {
  const asked = history.map(({ id, ...rest }) => ({ question: questionOf(id), ...rest }))
  const known = asked.flatMap(({ question, isCounted, isExtra, result, hintsTaken, second }) =>
    question === null
      ? []
      : [
          {
            question,
            isCounted,
            ...(isExtra !== undefined && { isExtra }),
            ...(result !== undefined && { result }),
            ...(hintsTaken !== undefined && { hintsTaken }),
            ...(second !== undefined && { second }),
          },
        ],
  )
  const [first, ...rest]: readonly Asked[] = known
  if (first === undefined || known.length < history.length) return null
  const session = resumeSession([first, ...rest], index, turnOf(turn))
  if (session === null) return null
  const issues = new Map(
    asked.flatMap(({ question, issueId }, place): [number, Issued][] =>
      question === null || issueId === undefined ? [] : [[place, { issueId, question }]],
    ),
  )
  const isSent = turn.status !== 'open' && turn.isSent
  return {
    session,
    earlier,
    issues,
    set: set ?? null,
    answered: isSent ? (issues.get(index) ?? null) : null,
  }
}

function keptTurn(turn: PracticeSession['turn'], isSent: boolean): StoredPractice['turn'] {
  switch (turn.status) {
    case 'open':
      return { ...turn }
    case 'retrying':
      return { ...turn, isSent }
    case 'locked': {
      const { second, ...rest } = turn
      return { ...rest, ...(second !== undefined && { second: { ...second } }), isSent }
    }
  }
}

function turnOf(turn: StoredPractice['turn']): PracticeSession['turn'] {
  if (turn.status === 'open') return turn
  if (turn.status === 'retrying') {
    const { isSent: _, ...rest } = turn
    return rest
  }
  const { chosen, milliseconds, second } = turn
  return { status: 'locked', chosen, milliseconds, ...(second !== undefined && { second }) }
}
