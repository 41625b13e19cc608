import { useEffect, useRef, useState } from 'react'

import type { Identity } from '#chemistry/elements/identities.ts'
import type { Bank } from '#quiz/bank.ts'
import {
  currentAsked,
  isAtEnd,
  next,
  nextWith,
  type PracticeSession,
  previous,
} from '#quiz/practice/session.ts'
import { againWrong, fromHere, isLastOfSet, oneMoreLike, withExtra } from '#quiz/practice/set.ts'
import { AUTO_ADVANCE_MS } from '#quiz/practice/settings.ts'
import { playSound } from '#web/sound/sound.ts'
import type { AccountPractice, Issued } from '#web/store/account-practice.ts'
import { useStored } from '#web/store/use-stored.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import { type Asked, openElementSet } from './opening.ts'
import { bankFor, bankWith, fullBank } from './question-bank.ts'
import { selectionFor, wantedOf } from './selection-for.ts'
import type { Screen } from './use-on-screen.ts'

/** A set that follows another one has this many questions. */
const MORE = 10

/** The way from question to question, and from set to set. */
export type WayOn = {
  /** The next question is on its way. None is on screen, so nothing may be done with one. */
  readonly isWaiting: boolean
  /** To the next question, or to the end of the set. */
  readonly goNext: () => void
  readonly goPrevious: () => void
  /** To the next question, with which another set begins after one that is done. */
  readonly bringNext: () => void
  /** To another question like this one, which makes a set longer by one. */
  readonly bringOneMore: () => void
  /** A set of this size from here on; null for endless practice. */
  readonly pickSet: (size: number | null) => void
  /** A set of the questions that were answered wrong. */
  readonly practiceAgain: () => void
}

/** Makes questions with the bank that practice was opened with until all categories have come. */
export function useWayOn(
  screen: Screen,
  { limits, about }: Pick<Asked, 'limits' | 'about'>,
  firstBank: Bank | null,
  practice: AccountPractice | null,
  fail: (error: unknown) => void,
): WayOn {
  const { session, issues, set, update } = screen
  const { topics, autoAdvance } = useStored(storedSettings)
  const [isWaiting, setIsWaiting] = useState(false)
  const isDone = set?.isDone === true
  const isIdle = isWaiting || isDone
  const isBegun = session.turn.chosen !== null || session.index > 0
  const bank = useFullBank(firstBank, isBegun, topics)

  function goNext() {
    if (isIdle) return
    playSound('next')
    if (set !== null && isLastOfSet(session, set.size)) {
      return update({ set: { ...set, isDone: true } })
    }
    bringNext()
  }

  function bringNext() {
    if (isDone && about !== undefined) return void bringMoreAbout(about).catch(fail)
    const isLater = !isAtEnd(session)
    const ready = isLater ? null : (practice?.supply.take(selectionFor(limits)) ?? null)
    const isReady = isLater || ready !== null || (practice === null && hasWanted(bank, limits))
    if (bank !== null && isReady) return goOn(ready, bank)
    goOnLater().catch(fail)
  }

  /** Another set about the same elements. */
  async function bringMoreAbout(elements: readonly Identity[]) {
    setIsWaiting(true)
    const opened = await openElementSet(elements, practice)
    setIsWaiting(false)
    if (opened === null) return goOnLater()
    update({
      session: opened.session,
      issues: opened.issues,
      earlier: 0,
      answered: null,
      set: opened.set,
    })
  }

  /** With what is still on its way: the question that the server hands out, or the bank. */
  async function goOnLater() {
    setIsWaiting(true)
    const selection = selectionFor(limits)
    await practice?.supply.filled(selection)
    const isEnough = bank !== null && hasWanted(bank, limits)
    const from = isEnough
      ? bank
      : await bankFor(null, selection.enabledCategories, selection.topics)
    setIsWaiting(false)
    goOn(practice?.supply.take(selection) ?? null, from)
  }

  /** To the question that was issued, else to one made here. */
  function goOn(ready: Issued | null, from: Bank) {
    const moved = movedOn(session, ready, limits, from)
    if (isDone) return beginSet(fromHere(moved), ready, MORE)
    update({
      session: moved,
      ...(ready !== null && { issues: new Map([...issues, [moved.index, ready]]) }),
    })
  }

  /** A set, or endless practice, whose first question is the first of a session. */
  function beginSet(begun: PracticeSession, issuedFirst: Issued | null, size: number | null) {
    update({
      session: begun,
      issues: new Map(issuedFirst === null ? [] : [[0, issuedFirst]]),
      earlier: 0,
      set: size === null ? null : { size, isDone: false },
    })
  }

  function pickSet(size: number | null) {
    storedSettings.update((kept) => ({ ...kept, setSize: size ?? undefined }))
    if (size === null) update({ set: null })
    else beginSet(fromHere(session), issues.get(session.index) ?? null, size)
  }

  function practiceAgain() {
    const again = againWrong(session, Date.now())
    if (again !== null) beginSet(again, null, again.history.length)
  }

  async function addOneMore() {
    const { question } = currentAsked(session)
    const more = oneMoreLike(question, await bankWith(question.id), Math.random)
    if (more === null) return bringNext()
    update({
      session: withExtra(session, more, Date.now()),
      ...(set !== null && { set: { ...set, size: set.size + 1 } }),
    })
  }

  function bringOneMore() {
    addOneMore().catch(fail)
  }

  function goPrevious() {
    if (!isIdle) update({ session: previous(session, Date.now()) })
  }

  useAutoAdvance(autoAdvance && !isDone && session.turn.status === 'locked', goNext)
  return { isWaiting, goNext, goPrevious, bringNext, bringOneMore, pickSet, practiceAgain }
}

/** The session at the question that was issued, else at a new one. */
function movedOn(
  session: PracticeSession,
  ready: Issued | null,
  limits: Asked['limits'],
  from: Bank,
) {
  const now = Date.now()
  return ready === null
    ? next(session, selectionFor(limits), wantedOf(from), Math.random, now)
    : nextWith(session, ready.question, now)
}

/** Whether the bank has questions within the limits: a bank opened by a link may have none. */
function hasWanted(bank: Bank | null, limits: Asked['limits']): boolean {
  const { enabledCategories, difficulty, topics } = selectionFor(limits)
  return (
    bank !== null &&
    enabledCategories.some(
      (category) => wantedOf(bank).templatesFor(category, difficulty, topics).length > 0,
    )
  )
}

/**
 * The other categories come while the learner thinks about the first choice, so that the first
 * question has the line for itself. Without a network what is there has to do.
 */
function useFullBank(
  firstBank: Bank | null,
  isWanted: boolean,
  topics: readonly string[],
): Bank | null {
  const [bank, setBank] = useState(firstBank)
  useEffect(() => {
    if (isWanted) fullBank(topics).then(setBank, () => undefined)
  }, [isWanted, topics])
  return bank
}

function useAutoAdvance(isOn: boolean, goNext: () => void) {
  const latest = useRef(goNext)
  useEffect(() => {
    latest.current = goNext
  })
  useEffect(() => {
    if (!isOn) return
    // A dialog over the question holds the way on back.
    const timer = setInterval(() => {
      if (document.querySelector('dialog:modal') === null) latest.current()
    }, AUTO_ADVANCE_MS)
    return () => clearInterval(timer)
  }, [isOn])
}
