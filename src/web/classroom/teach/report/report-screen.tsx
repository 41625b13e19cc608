import { useState } from 'react'
import { Link } from 'react-router'

import type { Report } from '#contract/classroom/assignments.ts'
import { UNICODE_MARK } from '#exports/csv.ts'
import { ideasHeld, talliesOf } from '#quiz/sets/report.ts'
import { download } from '#web/app/download.ts'
import { momentText } from '#web/classroom/parts/dates.ts'
import { Failed, Loading } from '#web/classroom/parts/load-state.tsx'
import { useBank } from '#web/classroom/parts/use-bank.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { SwitchRow } from '#web/ui/form/switch-row.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

import { csvOf } from './csv.ts'
import { IdeaList } from './idea-list.tsx'
import { PlaceList } from './place-list.tsx'
import { PupilTable } from './pupil-table.tsx'
import { progressText, questionsIn, type ShownMember, shownMembers } from './shown-members.ts'
import { useReport } from './use-report.ts'

/** How a class does with its work, as it comes in. On a projector the nicknames are hidden. */
export function ReportScreen({
  assignmentId,
  classId,
}: {
  readonly assignmentId: string
  readonly classId: string
}) {
  const { report, error, retry } = useReport(assignmentId)
  const [isProjected, setIsProjected] = useState(false)
  const bank = useBank(report === null ? [] : questionsIn(report))
  if (report === null && error !== null) return <Failed error={error.cause} onRetry={retry} />
  // The texts of the questions come with the rest, so that nothing moves when they are there.
  if (report === null || bank === null) return <Loading label="The report is on its way." />
  const members = shownMembers(report)
  const progress = progressText(members)
  return (
    <div className="print-sheet">
      <ScreenTitle backTo={`/class/${classId}`}>
        <bdi className="wrap-anywhere">{report.name}</bdi>
      </ScreenTitle>
      <div className="grid gap-5">
        <Panel title="So Far">
          <p aria-live="polite" className="text-lg">
            <span key={progress}>{progress}</span>
          </p>
          {report.closes_at === null ? null : (
            <p className="mt-1 text-sm text-muted">{`Until ${momentText(report.closes_at)}`}</p>
          )}
          {error === null ? null : (
            <div role="status" className="mt-1 text-sm text-muted">
              <p>{sentenceFor(error.cause)}</p>
              <p>Until then you see how it was last.</p>
            </div>
          )}
          <div className="-mx-3 mt-3 print:hidden">
            <SwitchRow
              label="Hide nicknames"
              hint="For a projector"
              isOn={isProjected}
              onChange={setIsProjected}
            />
          </div>
          <div className="mt-3 flex flex-wrap gap-3 print:hidden">
            <Button onClick={() => saveTable(report, members)}>Save as a table (CSV)</Button>
            <Button onClick={() => globalThis.print()}>Print</Button>
            <Link
              to={`/class/${classId}?project=${assignmentId}`}
              className={buttonClass('secondary')}
            >
              Show to the class
            </Link>
          </div>
        </Panel>
        <IdeaList
          ideas={ideasHeld(members)}
          classId={classId}
          isProjected={isProjected}
          bank={bank}
        />
        <PlaceList tallies={talliesOf(members, report.size)} bank={bank} />
        {isProjected ? null : <PupilTable members={members} size={report.size} />}
      </div>
    </div>
  )
}

function saveTable({ code, size }: Report, members: readonly ShownMember[]) {
  download(
    `results-${code}.csv`,
    `${UNICODE_MARK}${csvOf(members, size)}`,
    'text/csv;charset=utf-8',
  )
}
