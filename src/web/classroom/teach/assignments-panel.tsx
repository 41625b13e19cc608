import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import type { Assignment } from '#contract/classroom/assignments.ts'
import { acting } from '#web/classroom/parts/acting.ts'
import {
  endProblems,
  fieldOfMoment,
  momentOfField,
  momentText,
} from '#web/classroom/parts/dates.ts'
import { Failed } from '#web/classroom/parts/load-state.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { call, type Output } from '#web/wire/api.ts'
import type { Loaded } from '#web/wire/use-loaded.ts'

import { AssignForm } from './assign-form.tsx'

/** The work of a class, with how far it is, and new work. */
export function AssignmentsPanel({
  classId,
  members,
  state,
  onChange,
}: {
  readonly classId: string
  readonly members: number
  readonly state: Loaded<Output<'list_assignments'>>
  readonly onChange: () => void
}) {
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('assign')
  const isAssigning = chosen !== null
  return (
    <Panel title="Work">
      {state.status === 'failed' ? <Failed error={state.error} onRetry={onChange} /> : null}
      {state.status === 'ready' && state.answer.assignments.length === 0 ? (
        <p className="text-muted">None yet. Give the class a set, and see here how it goes.</p>
      ) : null}
      {state.status === 'ready' ? (
        <ul className="divide-y divide-line">
          {state.answer.assignments.map((assignment) => (
            <AssignmentRow
              key={assignment.assignment_id}
              classId={classId}
              assignment={assignment}
              members={members}
              onChange={onChange}
            />
          ))}
        </ul>
      ) : null}
      {isAssigning ? (
        <AssignForm
          classId={classId}
          chosen={chosen}
          onClose={() => {
            setSearch({}, { replace: true })
            onChange()
          }}
        />
      ) : (
        <Button look="primary" className="mt-4" onClick={() => setSearch({ assign: '' })}>
          Give work
        </Button>
      )}
    </Panel>
  )
}

function AssignmentRow({
  classId,
  assignment,
  members,
  onChange,
}: {
  readonly classId: string
  readonly assignment: Assignment
  readonly members: number
  readonly onChange: () => void
}) {
  const [isDeleting, setIsDeleting] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  const { assignment_id, name, started, finished } = assignment

  async function remove() {
    await acting(() => call('delete_assignment', { assignment_id }))
    onChange()
  }

  return (
    <li className="flex flex-wrap items-center gap-x-1 gap-y-1 py-3 first:pt-0 sm:gap-x-3">
      <div className="min-w-0 grow basis-full sm:basis-52">
        <p className="font-display">
          <bdi className="wrap-anywhere">{name}</bdi>
        </p>
        <p className="text-sm text-muted">{spanText(assignment)}</p>
        <p className="text-sm text-muted">
          <span key={`${started} ${finished}`}>
            {`${started} of ${members} started, ${finished} finished`}
          </span>
        </p>
      </div>
      <Link
        to={`/class/${classId}?report=${assignment_id}`}
        className={`${buttonClass('secondary')} max-sm:px-3`}
      >
        Report
      </Link>
      <Button
        look="quiet"
        className="max-sm:px-1"
        aria-expanded={isChanging}
        onClick={() => setIsChanging(!isChanging)}
      >
        Change end
      </Button>
      <Button look="quiet" className="max-sm:px-1" onClick={() => setIsDeleting(true)}>
        Delete
      </Button>
      {isChanging ? (
        <EndForm
          assignment={assignment}
          onDone={() => {
            setIsChanging(false)
            onChange()
          }}
        />
      ) : null}
      {isDeleting ? (
        <ConfirmDialog
          title="Delete This Work?"
          confirmLabel="Delete"
          onConfirm={() => void remove()}
          onClose={() => setIsDeleting(false)}
        >
          <p>All answers to it are deleted. Your set stays.</p>
        </ConfirmDialog>
      ) : null}
    </li>
  )
}

function EndForm({
  assignment: { assignment_id, opens_at, closes_at },
  onDone,
}: {
  readonly assignment: Assignment
  readonly onDone: () => void
}) {
  const [until, setUntil] = useState(() =>
    closes_at === null ? '' : fieldOfMoment(Date.parse(closes_at)),
  )
  const end = momentOfField(until)
  const problems = endProblems(opens_at, end)

  async function change() {
    if (problems.length > 0) return
    const isDone = await acting(() =>
      call('change_assignment', { assignment_id, opens_at, closes_at: end }),
    )
    if (isDone) onDone()
  }

  return (
    <form
      className="flex basis-full flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void change()
      }}
    >
      <div className="min-w-0 grow basis-52">
        <TextField
          label="Until"
          type="datetime-local"
          hint="Empty for no end."
          value={until}
          problems={problems}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <Button type="submit">Save</Button>
    </form>
  )
}

function spanText({ opens_at, closes_at }: Assignment): string {
  return closes_at === null
    ? `From ${momentText(opens_at)}`
    : `From ${momentText(opens_at)} until ${momentText(closes_at)}`
}
