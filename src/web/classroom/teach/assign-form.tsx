import { useCallback, useState } from 'react'
import { Link } from 'react-router'

import { acting } from '#web/classroom/parts/acting.ts'
import { endProblems, fieldOfMoment, momentOfField } from '#web/classroom/parts/dates.ts'
import { Failed, Loading } from '#web/classroom/parts/load-state.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { call, retrying } from '#web/wire/api.ts'
import { useLoaded } from '#web/wire/use-loaded.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Gives one of the teacher's sets to a class, from now and by default for a week. */
export function AssignForm({
  classId,
  chosen,
  onClose,
}: {
  readonly classId: string
  /** The set that is taken at first; empty for the latest. */
  readonly chosen: string
  readonly onClose: () => void
}) {
  const ask = useCallback(() => retrying(() => call('list_sets', {})), [])
  const [state, reload] = useLoaded(ask)
  const [assignmentId] = useState(() => crypto.randomUUID())
  const [setId, setSetId] = useState(chosen)
  const [from, setFrom] = useState(() => fieldOfMoment(Date.now()))
  const [until, setUntil] = useState(() => fieldOfMoment(Date.now() + WEEK_MS))
  const [isBusy, whileBusy] = useBusy()
  if (state.status === 'loading') return <Loading label="Your sets are on their way." />
  if (state.status === 'failed') return <Failed error={state.error} onRetry={reload} />
  const sets = state.answer.sets.filter(({ is_archived }) => !is_archived)
  const [latest] = sets
  const taken = sets.find(({ set_id }) => set_id === setId) ?? latest
  const closesAt = momentOfField(until)
  const opensAt = momentOfField(from)
  const problems = endProblems(opensAt, closesAt)

  async function give() {
    if (taken === undefined || opensAt === null || problems.length > 0) return
    const isDone = await acting(
      () =>
        retrying(() =>
          call('assign_set', {
            assignment_id: assignmentId,
            class_id: classId,
            set_id: taken.set_id,
            opens_at: opensAt,
            closes_at: closesAt,
          }),
        ),
      'This class has as much work as there may be. Please delete some that is over.',
    )
    if (isDone) onClose()
  }

  return (
    <form
      className="mt-4 grid gap-4 rounded-md border border-line p-4 *:min-w-0"
      onSubmit={(event) => {
        event.preventDefault()
        void whileBusy(give)
      }}
    >
      {taken === undefined ? (
        <p className="text-muted">You have no set yet. A set says which questions are asked.</p>
      ) : (
        <>
          <SelectField
            label="Set"
            options={sets.map(({ set_id, name }) => ({ id: set_id, label: name }))}
            chosen={taken.set_id}
            onChoose={setSetId}
          />
          <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
            <TextField
              label="From"
              type="datetime-local"
              value={from}
              required
              onChange={({ target }) => setFrom(target.value)}
            />
            <TextField
              label="Until"
              type="datetime-local"
              value={until}
              hint="Empty for no end. Answers that come later are kept and marked."
              problems={problems}
              onChange={({ target }) => setUntil(target.value)}
            />
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {taken === undefined ? null : (
          <Button type="submit" look="primary" isBusy={isBusy}>
            Give to the class
          </Button>
        )}
        <Link
          to={`/set/new?class=${classId}`}
          className={buttonClass(taken === undefined ? 'primary' : 'secondary')}
        >
          Make a new set
        </Link>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
