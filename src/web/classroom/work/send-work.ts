import type { Work } from '#contract/classroom/assignments.ts'
import type { Stored } from '#web/store/stored.ts'
import { call, codeOf, type Output } from '#web/wire/api.ts'

import {
  type MemberWork,
  type OneWork,
  type RefusedAnswers,
  type StoredWork,
  storedWork,
  type UnsentAnswer,
} from './stored-work.ts'
import { isOfSameWork } from './stranded.ts'

type Send = (answer: UnsentAnswer) => Promise<unknown>

/** Refusals that no repetition changes: the pupil was removed, or the work deleted. */
const FINAL: ReadonlySet<string> = new Set(['not_found', 'conflict', 'invalid_input'])

let sending: Promise<void> | null = null

/** Puts an answer into the outbox, and into the work that is shown. */
export function keepAnswer(answer: UnsentAnswer, place: Stored<StoredWork> = storedWork): void {
  place.update((kept) => {
    const member = kept.members.find(({ memberId }) => memberId === answer.memberId)
    const work = member?.work.find(({ assignmentId }) => assignmentId === answer.assignmentId)
    const about =
      member === undefined || work === undefined
        ? {}
        : { about: { className: member.className, name: work.name } }
    return { ...kept, unsent: [...kept.unsent, { ...answer, ...about }] }
  })
}

/**
 * Sends the waiting work, the oldest first, until a connection is missing. An answer leaves the
 * outbox only when the server has it, or will never take it, which is noted; while two tabs send, the server keeps
 * the first.
 */
export function sendWork(): Promise<void> {
  sending ??= sendAll(sendOne, readWork, storedWork).finally(() => {
    sending = null
  })
  return sending
}

/** Does the work of `sendWork` with other ways to send and to read, and another place. */
export async function sendAll(
  send: Send,
  read: () => Promise<void>,
  place: Stored<StoredWork>,
): Promise<void> {
  for (;;) {
    const answer = nextOf(place.get())
    if (answer === undefined) return
    /* oxlint-disable no-await-in-loop -- one after the other: a second try needs the first */
    try {
      await send(answer)
    } catch (error) {
      const code = codeOf(error)
      if (!FINAL.has(code)) return
      // Work of a pupil who was signed out is not found either, and waits for the card.
      if (code === 'not_found' && !(await isRead(read))) return
      if (!isOfMember(place.get(), answer)) continue
      const reason = code === 'not_found' ? 'gone' : 'answered'
      place.update((kept) => withRefused(without(kept, answer), answer, reason))
      continue
    }
    /* oxlint-enable no-await-in-loop */
    place.update((kept) => sent(kept, answer))
  }
}

/** Reads the work of all members of this browser, and keeps it for later. */
export async function readWork(): Promise<void> {
  const { members } = await call('list_work', {})
  storedWork.update((kept) => withListed(kept, members))
}

/**
 * Returns the work as the server lists it. Answers that it has taken while the list was on its way are not in the
 * list, and stay.
 */
export function withListed(kept: StoredWork, listed: Output<'list_work'>['members']): StoredWork {
  const known = kept.members.flatMap(({ memberId, work }) =>
    work.map((one) => ({ memberId, ...one })),
  )
  return {
    ...kept,
    members: listed.map(memberFrom).map((member) => ({
      ...member,
      work: member.work.map((work) => {
        const before = known.find(
          ({ memberId, assignmentId }) =>
            memberId === member.memberId && assignmentId === work.assignmentId,
        )
        const taken = (before?.answers ?? []).filter((answer) => !hasAnswer(work, answer))
        return { ...work, answers: [...work.answers, ...taken] }
      }),
    })),
  }
}

/** Returns the answers of a work: those that the server has, and those that wait. */
export function answersTo(
  { unsent }: StoredWork,
  { memberId }: MemberWork,
  { assignmentId, answers }: OneWork,
): OneWork['answers'] {
  const waiting = unsent.filter(
    (one) => one.assignmentId === assignmentId && one.memberId === memberId,
  )
  const isNew = (answer: UnsentAnswer) =>
    !answers.some(({ place, attempt }) => place === answer.place && attempt === answer.attempt)
  return [...answers, ...waiting.filter(isNew).map(givenIn)]
}

async function sendOne(answer: UnsentAnswer): Promise<unknown> {
  return call('answer_work', {
    assignment_id: answer.assignmentId,
    member_id: answer.memberId,
    place: answer.place,
    attempt: answer.attempt,
    selected_answer: answer.selectedAnswer,
    ...(answer.response !== undefined && { response: answer.response }),
  })
}

/** Answers of a pupil who has left this device to another one wait until the card is used again. */
function nextOf(kept: StoredWork): UnsentAnswer | undefined {
  return kept.unsent.find((one) => isOfMember(kept, one))
}

function isOfMember({ members }: StoredWork, answer: UnsentAnswer): boolean {
  return members.some(({ memberId }) => memberId === answer.memberId)
}

async function isRead(read: () => Promise<void>): Promise<boolean> {
  try {
    await read()
    return true
  } catch {
    return false
  }
}

/** Moves an answer from the outbox to the work. */
function sent(kept: StoredWork, answer: UnsentAnswer): StoredWork {
  const { assignmentId, memberId } = answer
  const given = givenIn(answer)
  const withIt = (work: OneWork): OneWork =>
    work.assignmentId === assignmentId && !hasAnswer(work, given)
      ? { ...work, answers: [...work.answers, given] }
      : work
  return {
    ...without(kept, answer),
    members: kept.members.map((member) =>
      member.memberId === memberId ? { ...member, work: member.work.map(withIt) } : member,
    ),
  }
}

/** Takes an answer out of the outbox. */
function without(kept: StoredWork, answer: UnsentAnswer): StoredWork {
  const isIt = (one: UnsentAnswer) =>
    isOfSameWork(one, answer) && one.place === answer.place && one.attempt === answer.attempt
  return { ...kept, unsent: kept.unsent.filter((one) => !isIt(one)) }
}

/** Notes for its pupil that the server will never take an answer. */
function withRefused(
  kept: StoredWork,
  { assignmentId, memberId, about }: UnsentAnswer,
  reason: RefusedAnswers['reason'],
): StoredWork {
  const refused = kept.refused ?? []
  const isSame = (one: RefusedAnswers) =>
    isOfSameWork(one, { assignmentId, memberId }) && one.reason === reason
  const count = (refused.find(isSame)?.count ?? 0) + 1
  return {
    ...kept,
    refused: [
      ...refused.filter((one) => !isSame(one)),
      { assignmentId, memberId, reason, count, ...(about !== undefined && { about }) },
    ],
  }
}

/** The answer itself, as a work holds it. */
function givenIn({
  assignmentId: _assignment,
  memberId: _member,
  about: _about,
  ...given
}: UnsentAnswer): OneWork['answers'][number] {
  return given
}

function hasAnswer({ answers }: OneWork, given: Pick<UnsentAnswer, 'place' | 'attempt'>): boolean {
  return answers.some(({ place, attempt }) => place === given.place && attempt === given.attempt)
}

function memberFrom(member: Output<'list_work'>['members'][number]): MemberWork {
  return {
    memberId: member.member_id,
    classId: member.class_id,
    className: member.class_name,
    work: member.work.map(workFrom),
  }
}

function workFrom(work: Work): OneWork {
  return {
    assignmentId: work.assignment_id,
    name: work.name,
    opensAt: work.opens_at,
    closesAt: work.closes_at,
    questions: work.questions,
    timer: work.timer,
    tries: work.tries,
    hints: work.hints,
    answers: work.answers.map(({ place, attempt, selected_answer, response, is_correct }) => ({
      place,
      attempt,
      selectedAnswer: selected_answer,
      ...(response !== undefined && { response }),
      isCorrect: is_correct,
    })),
  }
}
