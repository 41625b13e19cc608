import { Check, Minus, X } from 'lucide-react'

import { rightFirst } from '#quiz/sets/report.ts'
import { Panel } from '#web/ui/panel.tsx'

import type { ShownMember } from './shown-members.ts'

/** Each pupil with each question. It scrolls sideways where it is too wide. */
export function PupilTable({
  members,
  size,
}: {
  readonly members: readonly ShownMember[]
  readonly size: number
}) {
  const places = Array.from({ length: size }, (_, place) => place)
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
          <table className="w-full text-sm">
            <thead>
              <tr className="text-left text-muted">
                <th scope="col" className="py-2 pr-4 font-normal">
                  Nickname
                </th>
                <th scope="col" className="py-2 pr-4 font-normal">
                  State
                </th>
                <th scope="col" className="py-2 pr-4 font-normal">
                  Right
                </th>
                {places.map((place) => (
                  <th key={place} scope="col" className="px-1 py-2 text-center font-normal">
                    <span className="sr-only">Question </span>
                    <span>{place + 1}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {members.map((member) => (
                <tr key={member.memberId} className="border-t border-line">
                  <th scope="row" className="max-w-48 py-2 pr-4 text-left font-normal">
                    <bdi className="wrap-anywhere">{member.nickname}</bdi>
                  </th>
                  <td className="py-2 pr-4 whitespace-nowrap">
                    <span key={stateText(member)}>{stateText(member)}</span>
                  </td>
                  <td className="py-2 pr-4 tabular-nums">
                    <span key={rightFirst(member)}>{rightFirst(member)}</span>
                  </td>
                  {places.map((place) => (
                    <td key={place} className="px-1 py-2">
                      <Mark member={member} place={place} />
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

function Mark({ member, place }: { readonly member: ShownMember; readonly place: number }) {
  const own = member.answers.filter((answer) => answer.place === place)
  const right = own.find(({ isCorrect }) => isCorrect)
  const look = 'mx-auto size-5'
  if (own.length === 0)
    return <Minus role="img" aria-label="open" className={`${look} text-muted`} />
  if (right === undefined) {
    return <X role="img" aria-label="wrong" className={`${look} text-incorrect`} />
  }
  const label = right.attempt === 1 ? 'right' : 'right at the second try'
  return (
    <span className="flex items-center justify-center text-correct">
      <Check role="img" aria-label={label} className="size-5" />
      {right.attempt === 2 ? <span aria-hidden>2</span> : null}
    </span>
  )
}

function stateText({ hasStarted, finishedAt, answers }: ShownMember): string {
  const isLate = answers.some((answer) => answer.isLate)
  if (finishedAt !== null) return isLate ? 'Finished late' : 'Finished'
  return hasStarted ? 'Started' : 'Not started'
}
