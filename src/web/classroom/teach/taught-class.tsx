import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import type { Card, TaughtClass as Class } from '#contract/classroom/classes.ts'
import { acting } from '#web/classroom/parts/acting.ts'
import { Failed, Loading } from '#web/classroom/parts/load-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DataRow } from '#web/ui/form/data-row.tsx'
import { SwitchRow } from '#web/ui/form/switch-row.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { call, retrying } from '#web/wire/api.ts'
import { useFollowed } from '#web/wire/use-followed.ts'
import { useLoaded } from '#web/wire/use-loaded.ts'

import { AssignmentsPanel } from './assignments-panel.tsx'
import { CardSheet } from './card-sheet.tsx'
import { MembersPanel } from './members-panel.tsx'
import { ProjectorScreen } from './report/projector-screen.tsx'
import { ReportScreen } from './report/report-screen.tsx'
import { TeachersPanel } from './teachers-panel.tsx'
import { WayIn } from './way-in.tsx'

/** A class as its teacher sees it: the class itself, or the report of a piece of work. */
export function TaughtClass({ classId }: { readonly classId: string }) {
  const [search] = useSearchParams()
  const report = search.get('report')
  const projected = search.get('project')
  if (projected !== null) {
    return <ProjectorScreen key={projected} assignmentId={projected} classId={classId} />
  }
  if (report !== null) return <ReportScreen key={report} assignmentId={report} classId={classId} />
  return <WholeClass classId={classId} />
}

/** The code, the work and the members of a class, which go on following those who join and answer. */
function WholeClass({ classId }: { readonly classId: string }) {
  const ask = useCallback(() => retrying(() => call('get_class', { class_id: classId })), [classId])
  const [state, reload] = useFollowed(ask)
  const askWork = useCallback(
    () => retrying(() => call('list_assignments', { class_id: classId })),
    [classId],
  )
  const [work, reloadWork] = useFollowed(askWork)
  const askTeachers = useCallback(
    () => retrying(() => call('list_teachers', { class_id: classId })),
    [classId],
  )
  const [teachers, reloadTeachers] = useLoaded(askTeachers)
  const [cards, setCards] = useState<readonly Card[] | null>(null)
  if (state.status === 'failed') return <Failed error={state.error} onRetry={reload} />
  // All parts come at once, so that none pushes those below it down.
  const isComing = work.status === 'loading' || teachers.status === 'loading'
  if (state.status === 'loading' || isComing) return <Loading label="Your class is on its way." />
  const taught = state.answer
  const isOwn =
    teachers.status === 'ready' &&
    teachers.answer.teachers.some(({ is_owner, is_you }) => is_owner && is_you)
  if (cards !== null) {
    return <CardSheet taught={taught} cards={cards} onClose={() => setCards(null)} />
  }
  return (
    <>
      <ScreenTitle backTo="/classes">
        <bdi className="wrap-anywhere">{taught.name}</bdi>
      </ScreenTitle>
      {/* In a wide window the work and the members stand beside what is needed less often. */}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr_auto] lg:items-start lg:*:col-start-2">
        <WayIn taught={taught} />
        <div className="grid min-w-0 gap-5 lg:col-start-1! lg:row-span-2 lg:row-start-1">
          <AssignmentsPanel
            classId={classId}
            members={taught.members.length}
            state={work}
            onChange={reloadWork}
          />
          <MembersPanel
            taught={taught}
            onChange={reload}
            onCards={(made) => {
              setCards(made)
              reload()
            }}
          />
        </div>
        <TeachersPanel classId={classId} state={teachers} isOwn={isOwn} onChange={reloadTeachers} />
        <div className="min-w-0 lg:col-span-2 lg:col-start-1!">
          <ClassSettings taught={taught} isOwn={isOwn} onChange={reload} />
        </div>
      </div>
    </>
  )
}

function ClassSettings({
  taught,
  isOwn,
  onChange,
}: {
  readonly taught: Class
  /** Whether the user may delete it. */
  readonly isOwn: boolean
  readonly onChange: () => void
}) {
  const [name, setName] = useState(taught.name)
  const [isDeleting, setIsDeleting] = useState(false)
  const navigate = useNavigate()
  const { class_id, is_open } = taught

  async function save(part: { readonly name?: string; readonly is_open?: boolean }) {
    await acting(() => call('update_class', { class_id, name: taught.name, is_open, ...part }))
    onChange()
  }

  async function remove() {
    const isDone = await acting(() => call('delete_class', { class_id }))
    if (isDone) await navigate('/classes')
  }

  return (
    <Panel title="This Class">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void save({ name })
        }}
      >
        <div className="min-w-0 grow basis-60">
          <TextField
            label="Name of the class"
            value={name}
            required
            maxLength={60}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button type="submit">Rename</Button>
      </form>
      <div className="-mx-3 mt-3">
        <SwitchRow
          label="New members can join with the code"
          hint="Switch it off when all are in"
          isOn={is_open}
          onChange={(isOn) => void save({ is_open: isOn })}
        />
      </div>
      {isOwn ? (
        <DataRow
          title="Delete the class"
          hint="All members, their cards and all answers are deleted at once, for good."
        >
          <Button onClick={() => setIsDeleting(true)}>Delete</Button>
        </DataRow>
      ) : null}
      {isDeleting ? (
        <ConfirmDialog
          title="Delete This Class?"
          confirmLabel="Delete"
          onConfirm={() => void remove()}
          onClose={() => setIsDeleting(false)}
        >
          <p>
            All members, their cards and all of their answers are deleted. Your sets stay. This
            cannot be undone.
          </p>
        </ConfirmDialog>
      ) : null}
    </Panel>
  )
}
