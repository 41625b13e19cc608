import { Link } from 'react-router'

import { momentText } from '#web/classroom/parts/dates.ts'
import { buttonClass } from '#web/ui/button.tsx'

import { answersTo } from './send-work.ts'
import type { MemberWork, OneWork, StoredWork } from './stored-work.ts'

/** The work of one member, open work first. */
export function WorkList({
  stored,
  member,
}: {
  readonly stored: StoredWork
  readonly member: MemberWork
}) {
  const all = member.work.map((work) => ({ work, left: leftOf(stored, member, work) }))
  if (all.length === 0)
    return (
      <p className="text-muted">
        There is no work for you now. It appears here when your teacher gives it to the class.
      </p>
    )
  const sorted = all.toSorted((a, b) => Number(a.left === 0) - Number(b.left === 0))
  return (
    <ul className="divide-y divide-line">
      {sorted.map(({ work, left }) => (
        <li
          key={work.assignmentId}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
        >
          <div className="min-w-0 grow basis-44">
            <p className="font-display">
              <bdi className="wrap-anywhere">{work.name}</bdi>
            </p>
            <p className="text-sm text-muted">
              <span key={left}>{leftText(work, left)}</span>
            </p>
            {work.closesAt === null ? null : (
              <p className="text-sm text-muted">{`Until ${momentText(work.closesAt)}`}</p>
            )}
          </div>
          {left === 0 ? null : (
            <Link
              to={`/class/${member.classId}?work=${work.assignmentId}`}
              className={buttonClass(left === work.questions.length ? 'primary' : 'secondary')}
            >
              {left === work.questions.length ? 'Start' : 'Continue'}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Returns how many questions of a work are not settled. */
export function leftOf(stored: StoredWork, member: MemberWork, work: OneWork): number {
  const answers = answersTo(stored, member, work)
  const settled = answers.filter(({ attempt, isCorrect }) => isCorrect || attempt === work.tries)
  return work.questions.length - new Set(settled.map(({ place }) => place)).size
}

function leftText({ questions }: OneWork, left: number): string {
  if (left === 0) return 'Done'
  if (left === questions.length) return left === 1 ? 'One question' : `${left} questions`
  return `${left} of ${questions.length} questions left`
}
