import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'

import { acting } from '#web/classroom/parts/acting.ts'
import { saveMember } from '#web/classroom/parts/save-member.ts'
import { useStored } from '#web/store/use-stored.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DataRow } from '#web/ui/form/data-row.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { call } from '#web/wire/api.ts'

import { type MemberWork, storedWork } from './stored-work.ts'
import { UnsentAnswers } from './unsent-answers.tsx'
import { WorkList } from './work-list.tsx'
import { WorkSession } from './work-session.tsx'

/** A class as its member sees it: the work, and the way out. */
export function AttendedClass({
  member,
  nickname,
  hasAccount,
}: {
  readonly member: MemberWork
  /** Undefined while there is no connection. */
  readonly nickname: string | undefined
  readonly hasAccount: boolean
}) {
  const stored = useStored(storedWork)
  const [search] = useSearchParams()
  const [isLeaving, setIsLeaving] = useState(false)
  const navigate = useNavigate()
  const work = member.work.find(({ assignmentId }) => assignmentId === search.get('work'))
  if (work !== undefined) return <WorkSession key={work.assignmentId} member={member} work={work} />

  async function leave() {
    const isDone = await acting(() => call('leave_class', { class_id: member.classId }))
    if (!isDone) return
    storedWork.update((kept) => ({
      ...kept,
      members: kept.members.filter(({ memberId }) => memberId !== member.memberId),
    }))
    await navigate('/classes')
  }

  return (
    <>
      <ScreenTitle backTo="/classes">
        <bdi className="wrap-anywhere">{member.className}</bdi>
      </ScreenTitle>
      <div className="grid gap-5">
        <UnsentAnswers />
        <Panel title="Work">
          <WorkList stored={stored} member={member} />
        </Panel>
        <Panel title="You in This Class">
          <p>
            <span className="text-muted">Your nickname: </span>
            <bdi className="wrap-anywhere">{nickname ?? ''}</bdi>
          </p>
          <DataRow
            title={hasAccount ? 'Leave the class' : 'Sign out on this device'}
            hint={
              hasAccount
                ? 'Your answers in this class are deleted.'
                : 'Your answers stay. You come back with the code and your card.'
            }
          >
            <Button onClick={() => setIsLeaving(true)}>{hasAccount ? 'Leave' : 'Sign Out'}</Button>
          </DataRow>
          <DataRow
            title="Save a copy"
            hint="Everything that this class stores about you, as one file."
          >
            <Button onClick={() => void saveMember(member.classId, member.memberId)}>Save</Button>
          </DataRow>
          <Link
            to="/about/class-data"
            className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline"
          >
            This is stored about you
          </Link>
        </Panel>
      </div>
      {isLeaving ? (
        <ConfirmDialog
          title={hasAccount ? 'Leave This Class?' : 'Sign Out?'}
          confirmLabel={hasAccount ? 'Leave' : 'Sign Out'}
          onConfirm={() => void leave()}
          onClose={() => setIsLeaving(false)}
        >
          <p>
            {hasAccount
              ? 'Your answers in this class are deleted. You can join again with the code.'
              : 'You need the code of the class and your card to come back.'}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
