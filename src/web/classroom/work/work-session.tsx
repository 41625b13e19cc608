import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import type { Bank } from '#quiz/bank.ts'
import type { RunItem } from '#quiz/sets/run.ts'
import { Loading } from '#web/classroom/parts/load-state.tsx'
import { useBank } from '#web/classroom/parts/use-bank.ts'
import { SetRun } from '#web/classroom/run/set-run.tsx'
import type { Tried } from '#web/classroom/run/use-run-answer.ts'
import { useStored } from '#web/store/use-stored.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { call } from '#web/wire/api.ts'

import { answersTo, keepAnswer, sendWork } from './send-work.ts'
import { type MemberWork, type OneWork, type StoredWork, storedWork } from './stored-work.ts'

/** Work of a class: its questions one after the other, also without a connection. */
export function WorkSession({
  member,
  work,
}: {
  readonly member: MemberWork
  readonly work: OneWork
}) {
  const bank = useBank(work.questions)
  useEffect(() => {
    const input = { assignment_id: work.assignmentId, member_id: member.memberId }
    // Without a connection, the first answer tells that it was begun.
    call('start_work', input).catch(() => undefined)
  }, [work.assignmentId, member.memberId])
  return (
    <>
      <ScreenTitle backTo={`/class/${member.classId}`}>
        <bdi className="wrap-anywhere">{work.name}</bdi>
      </ScreenTitle>
      {bank === null ? (
        <Loading label="The questions are on their way." />
      ) : (
        <Session member={member} work={work} bank={bank} />
      )}
    </>
  )
}

function Session({
  member,
  work,
  bank,
}: {
  readonly member: MemberWork
  readonly work: OneWork
  readonly bank: Bank
}) {
  const [items] = useState(() => itemsOf(storedWork.get(), member, work, bank))
  const { unsent } = useStored(storedWork)
  const waiting = unsent.filter(({ memberId }) => memberId === member.memberId).length

  function keep({ place, attempt, given, isCorrect }: Tried) {
    keepAnswer({
      assignmentId: work.assignmentId,
      memberId: member.memberId,
      place,
      attempt,
      selectedAnswer: typeof given === 'string' ? 0 : given,
      ...(typeof given === 'string' && { response: given }),
      isCorrect,
    })
    void sendWork()
  }

  if (items === null) {
    return (
      <p className="text-muted">
        This page is older than the questions of this work. Please reload it.
      </p>
    )
  }
  return (
    <SetRun
      items={items}
      tries={work.tries}
      timer={work.timer}
      hasHints={work.hints}
      note={<Waiting count={waiting} />}
      endNote={
        <div>
          <Waiting count={waiting} />
          <Link to={`/class/${member.classId}`} className={`mt-4 ${buttonClass('secondary')}`}>
            <span>Back to the class</span>
          </Link>
        </div>
      }
      onTried={keep}
    />
  )
}

function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <p role="status" className="mt-3 text-sm text-muted">
      <span key={count}>
        {count === 1
          ? 'One answer waits on this device until it is sent.'
          : `${count} answers wait on this device until they are sent.`}
      </span>
    </p>
  )
}

/** The questions with the tries so far; null when this version does not know all of them. */
function itemsOf(
  stored: StoredWork,
  member: MemberWork,
  work: OneWork,
  bank: Bank,
): readonly RunItem[] | null {
  const answers = answersTo(stored, member, work)
  const items = work.questions.flatMap((id, place) => {
    const question = bank.questionOf(id)
    if (question === null) return []
    const tries = answers
      .filter((answer) => answer.place === place)
      .toSorted((a, b) => a.attempt - b.attempt)
      .map(({ selectedAnswer, response, isCorrect }) => ({
        given: response ?? selectedAnswer,
        isCorrect,
      }))
    return [{ question, tries }]
  })
  return items.length < work.questions.length ? null : items
}
