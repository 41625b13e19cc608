import { Link } from 'react-router'

import { momentText } from '#web/classroom/parts/dates.ts'

import type { MemberWork, OneWork } from './stored-work.ts'
import { UnsentAnswers } from './unsent-answers.tsx'
import { useWork } from './use-work.ts'
import { leftOf } from './work-list.tsx'

/** The open work of all classes, on the home screen, and the answers that did not reach a class; else nothing. */
export function HomeWork() {
  const stored = useWork()
  const open = stored.members.flatMap((member) =>
    member.work
      .filter((work) => leftOf(stored, member, work) > 0)
      .map((work) => ({ member, work })),
  )
  return (
    <>
      <UnsentAnswers className="mt-6" />
      {open.length === 0 ? null : <OpenWork open={open} />}
    </>
  )
}

function OpenWork({
  open,
}: {
  readonly open: readonly { readonly member: MemberWork; readonly work: OneWork }[]
}) {
  return (
    <section
      aria-labelledby="home-work"
      className="mt-6 rounded-lg border border-accent bg-surface p-5 shadow-card"
    >
      <h2 id="home-work" className="text-xl">
        Work for You
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {open.map(({ member, work }) => (
          <li key={`${member.memberId} ${work.assignmentId}`} className="py-2 last:pb-0">
            <Link
              to={`/class/${member.classId}?work=${work.assignmentId}`}
              className="flex min-h-11 w-fit items-center font-display text-link underline-offset-4 hover:underline"
            >
              <bdi className="wrap-anywhere">{work.name}</bdi>
            </Link>
            <p className="text-sm text-muted">
              <bdi className="wrap-anywhere">{member.className}</bdi>
            </p>
            {work.closesAt === null ? null : (
              <p className="text-sm text-muted">{`Until ${momentText(work.closesAt)}`}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
