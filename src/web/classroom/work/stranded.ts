import type { RefusedAnswers, StoredWork, UnsentAnswer } from './stored-work.ts'

type OfWork = Pick<UnsentAnswer, 'assignmentId' | 'memberId'>

/** Answers to one work that this browser cannot send: it is not signed in as the pupil who gave them. */
export type StrandedAnswers = Pick<RefusedAnswers, 'assignmentId' | 'memberId' | 'about' | 'count'>

/** Returns the answers that wait for a pupil to come back, by work. */
export function strandedIn({ members, unsent }: StoredWork): readonly StrandedAnswers[] {
  const ofNobody = unsent.filter(
    (answer) => !members.some(({ memberId }) => memberId === answer.memberId),
  )
  return [
    ...Map.groupBy(
      ofNobody,
      ({ assignmentId, memberId }) => `${memberId} ${assignmentId}`,
    ).values(),
  ].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const { assignmentId, memberId, about } = first
    return [{ assignmentId, memberId, count: same.length, ...(about !== undefined && { about }) }]
  })
}

/** Returns the work without the waiting answers to one. */
export function withoutStranded(kept: StoredWork, work: OfWork): StoredWork {
  return { ...kept, unsent: kept.unsent.filter((one) => !isOfSameWork(one, work)) }
}

/** Returns the work without a note that its pupil has read. */
export function withoutRefused(kept: StoredWork, read: RefusedAnswers): StoredWork {
  const isRead = (one: RefusedAnswers) => isOfSameWork(one, read) && one.reason === read.reason
  return { ...kept, refused: (kept.refused ?? []).filter((one) => !isRead(one)) }
}

/** Whether two are about the same work of the same pupil. */
export function isOfSameWork(one: OfWork, other: OfWork): boolean {
  return one.assignmentId === other.assignmentId && one.memberId === other.memberId
}
