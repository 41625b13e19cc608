import type { Bank } from '#quiz/bank.ts'
import { misconceptions } from '#quiz/misconceptions.ts'
import type { HeldIdea } from '#quiz/sets/report.ts'
import { IdeaLesson } from '#web/classroom/parts/idea-lesson.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { heldText } from './shown-members.ts'

/** The misconceptions behind the wrong answers of a class: points to discuss, and sets to give next. */
export function IdeaList({
  ideas,
  classId,
  isProjected,
  bank,
}: {
  readonly ideas: readonly HeldIdea[]
  readonly classId: string
  readonly isProjected: boolean
  readonly bank: Bank | null
}) {
  return (
    <Panel title="Ideas to Talk About">
      {ideas.length === 0 ? (
        <p className="text-muted">No wrong answer so far stands for an idea that is known here.</p>
      ) : (
        <ol className="divide-y divide-line">
          {ideas.map((held) => (
            <Idea
              key={held.misconception}
              held={held}
              classId={classId}
              isProjected={isProjected}
              bank={bank}
            />
          ))}
        </ol>
      )}
    </Panel>
  )
}

function Idea({
  held,
  classId,
  isProjected,
  bank,
}: {
  readonly held: HeldIdea
  readonly classId: string
  readonly isProjected: boolean
  readonly bank: Bank | null
}) {
  const { misconception, among, nicknames, questionId } = held
  const { correction } = misconceptions[misconception]
  const question = bank?.questionOf(questionId) ?? null
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="font-display">
        <ChemicalText text={heldText(nicknames.length, among, misconceptions[misconception])} />
      </p>
      {isProjected ? null : (
        <p className="mt-1 text-sm text-muted">
          {nicknames.map((nickname, index) => (
            <span key={nickname}>
              {index === 0 ? null : <span>, </span>}
              <bdi className="wrap-anywhere">{nickname}</bdi>
            </span>
          ))}
        </p>
      )}
      <p className="mt-2">
        <ChemicalText text={correction} />
      </p>
      <IdeaLesson
        misconception={misconception}
        correction={correction}
        question={question}
        classId={classId}
      />
    </li>
  )
}
