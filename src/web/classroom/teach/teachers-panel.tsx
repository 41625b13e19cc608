import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { ClassTeacher } from '#contract/classroom/teachers.ts'
import { acting } from '#web/classroom/parts/acting.ts'
import { momentText } from '#web/classroom/parts/dates.ts'
import { Failed } from '#web/classroom/parts/load-state.tsx'
import { CopyField } from '#web/share/copy-field.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { call, type Output } from '#web/wire/api.ts'
import type { Loaded } from '#web/wire/use-loaded.ts'

/** The teachers of a class, and the way for its owner to invite one more. */
export function TeachersPanel({
  classId,
  state,
  isOwn,
  onChange,
}: {
  readonly classId: string
  readonly state: Loaded<Output<'list_teachers'>>
  /** Whether the user owns the class. */
  readonly isOwn: boolean
  readonly onChange: () => void
}) {
  return (
    <Panel title="Teachers">
      {state.status === 'failed' ? <Failed error={state.error} onRetry={onChange} /> : null}
      {state.status === 'ready' ? (
        <List
          classId={classId}
          teachers={state.answer.teachers}
          isOwn={isOwn}
          onChange={onChange}
        />
      ) : null}
    </Panel>
  )
}

function List({
  classId,
  teachers,
  isOwn,
  onChange,
}: {
  readonly classId: string
  readonly teachers: readonly ClassTeacher[]
  readonly isOwn: boolean
  readonly onChange: () => void
}) {
  const navigate = useNavigate()

  async function end({ user_id, is_you }: ClassTeacher) {
    const isDone = await acting(() => call('remove_teacher', { class_id: classId, user_id }))
    if (!isDone) return
    if (is_you) await navigate('/classes')
    else onChange()
  }

  return (
    <>
      <ul className="divide-y divide-line">
        {teachers.map((teacher) => {
          const { user_id, name, is_owner, is_you } = teacher
          return (
            <li
              key={user_id}
              className="flex flex-wrap items-center justify-between gap-x-3 py-2 first:pt-0"
            >
              <div className="min-w-0">
                <bdi translate="no" className="font-display wrap-anywhere">
                  {name}
                </bdi>
                <p className="text-sm text-muted">{roleText(teacher)}</p>
              </div>
              {is_owner || !(isOwn || is_you) ? null : (
                <Button look="quiet" onClick={() => void end(teacher)}>
                  {is_you ? 'Leave this class' : 'Remove'}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {isOwn ? <Invitation classId={classId} /> : null}
    </>
  )
}

function roleText({ is_owner, is_you }: ClassTeacher): string {
  if (is_owner) return is_you ? 'Owner, you' : 'Owner'
  return is_you ? 'Teacher, you' : 'Teacher'
}

/** The code of an invitation is shown once; a new one takes its place. */
function Invitation({ classId }: { readonly classId: string }) {
  const [made, setMade] = useState<Output<'invite_teacher'> | null>(null)
  const invite = () =>
    acting(async () => setMade(await call('invite_teacher', { class_id: classId })))
  if (made === null) {
    return (
      <>
        <p className="mt-3 text-sm text-muted">
          Another teacher can do all that you can, but for deleting the class and inviting others.
        </p>
        <Button className="mt-3" onClick={() => void invite()}>
          Invite a teacher
        </Button>
      </>
    )
  }
  const address = `${globalThis.location.origin}/classes?teach=${made.code}`
  return (
    <div role="group" aria-label="Invitation" className="mt-3">
      <CopyField label="Address of the invitation" text={address} />
      <p className="text-sm text-muted">
        {`It works once, until ${momentText(made.expires_at)}. Give it to no pupil. A new invitation ends this one.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a href={mailOf(address)} className={buttonClass('secondary')}>
          Write an e-mail
        </a>
        <Button look="quiet" onClick={() => void invite()}>
          New invitation
        </Button>
      </div>
    </div>
  )
}

/** The mail is written in the program of the teacher, so no address comes to us. */
function mailOf(address: string): string {
  const subject = encodeURIComponent('Teach a class together in Periodic Wizard')
  const body = encodeURIComponent(
    `Open this address and sign in. It works once, for seven days.\n\n${address}`,
  )
  return `mailto:?subject=${subject}&body=${body}`
}
