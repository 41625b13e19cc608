import { Check, Minus, X } from 'lucide-react'

import { rightFirst } from '#quiz/sets/report.ts'
import { Panel } from '#web/ui/panel.tsx'

import type { ShownMember } from './shown-members.ts'

/** So many questions fit on paper at full size. */
const MAX_LOOSE = 16

/** Each pupil with each question. It scrolls sideways where it is too wide, and is set smaller on paper. */
export function PupilTable({
  members,
  size,
}: {
  readonly members: readonly ShownMember[]
  readonly size: number
}) {
  const places = Array.from({ length: size }, (_, place) => place)
  const isDense = size > MAX_LOOSE
  const cell = isDense ? 'px-1 py-2 print:px-0' : 'px-1 py-2'
  const lead = isDense ? 'py-2 pr-4 print:pr-1' : 'py-2 pr-4'
  return (
    <Panel title="Pupils">
      {members.length === 0 ? (
        <p className="text-muted">No one has joined the class yet.</p>
      ) : (
        <div
          role="region"
          aria-label="Results of each pupil"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
          tabIndex={0}
          className="relative overflow-x-auto print:overflow-visible"
        >
          <table className={isDense ? 'w-full text-sm print:text-xs' : 'w-full text-sm'}>
            <thead>
              <tr className="text-left text-muted">
                <th scope="col" className={`${lead} font-normal`}>
                  Nickname
                </th>
                <th scope="col" className={`${lead} font-normal`}>
                  State
                </th>
                <th scope="col" className={`${lead} font-normal`}>
                  Right
                </th>
                {places.map((place) => (
                  <th key={place} scope="col" className={`${cell} text-center font-normal`}>
                    <span className="sr-only">Question </span>
                    <span className={isDense ? numberLook(place) : ''}>{place + 1}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {members.map((member) => (
                <tr key={member.memberId} className="border-t border-line">
                  <th scope="row" className={`${lead} max-w-48 text-left font-normal`}>
                    <bdi className="wrap-anywhere">{member.nickname}</bdi>
                  </th>
                  <td
                    className={`${lead} whitespace-nowrap ${isDense ? 'print:whitespace-normal' : ''}`}
                  >
                    <span key={stateText(member)}>{stateText(member)}</span>
                  </td>
                  <td className={`${lead} tabular-nums`}>
                    <span key={rightFirst(member)}>{rightFirst(member)}</span>
                  </td>
                  {places.map((place) => (
                    <td key={place} className={cell}>
                      <Mark member={member} place={place} isDense={isDense} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

/** Small on paper, where there is room for the first number and each fifth. */
function numberLook(place: number): string {
  return place === 0 || (place + 1) % 5 === 0 ? 'print:text-[0.5rem]' : 'print:hidden'
}

function Mark({
  member,
  place,
  isDense,
}: {
  readonly member: ShownMember
  readonly place: number
  readonly isDense: boolean
}) {
  const own = member.answers.filter((answer) => answer.place === place)
  const right = own.find(({ isCorrect }) => isCorrect)
  const size = isDense ? 'size-5 print:size-2.5' : 'size-5'
  const look = `mx-auto ${size}`
  if (own.length === 0)
    return <Minus role="img" aria-label="open" className={`${look} text-muted`} />
  if (right === undefined) {
    return <X role="img" aria-label="wrong" className={`${look} text-incorrect`} />
  }
  const label = right.attempt === 1 ? 'right' : 'right at the second try'
  return (
    <span
      className={`flex items-center justify-center text-correct ${isDense ? 'print:flex-col print:text-[0.5rem]' : ''}`}
    >
      <Check role="img" aria-label={label} className={size} />
      {right.attempt === 2 ? <span aria-hidden>2</span> : null}
    </span>
  )
}

function stateText({ hasStarted, finishedAt, answers }: ShownMember): string {
  const isLate = answers.some((answer) => answer.isLate)
  if (finishedAt !== null) return isLate ? 'Finished late' : 'Finished'
  if (isLate) return 'Started, some late'
  return hasStarted ? 'Started' : 'Not started'
}
