import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

import type { SharedSet } from '#contract/classroom/sets.ts'
import { SEEDS } from '#quiz/question-id.ts'
import { questionsOfSet } from '#quiz/sets/questions.ts'
import { idsOfSet, sizeOf } from '#quiz/sets/set-content.ts'
import { acting, TOO_MANY_SETS } from '#web/classroom/parts/acting.ts'
import { CodeText } from '#web/classroom/parts/code-text.tsx'
import { Loading } from '#web/classroom/parts/load-state.tsx'
import { useSetItems } from '#web/classroom/parts/use-set.ts'
import { saveTry } from '#web/classroom/run/save-try.ts'
import { SetRun } from '#web/classroom/run/set-run.tsx'
import { ExportMenu } from '#web/exports/export-menu.tsx'
import type { Exported } from '#web/exports/make-file.ts'
import { fullBankWith } from '#web/practice/question-bank.ts'
import { ShareBox } from '#web/share/share-box.tsx'
import { useVisitor } from '#web/store/visitor.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { call } from '#web/wire/api.ts'

import { optionsText } from './options-text.ts'

/** A set before it begins, and its questions. */
export function SetPractice({ set }: { readonly set: SharedSet }) {
  const [own] = useState(() => Math.floor(Math.random() * SEEDS))
  const items = useSetItems(set.content, own)
  const [isBegun, setIsBegun] = useState(false)
  const isGuest = useVisitor().status === 'guest'

  /** The same questions that practice asks, of those that have an own draw for each learner, too. */
  async function exported(): Promise<Exported> {
    const { name, code, content } = set
    const whole = await fullBankWith(idsOfSet(content))
    const ids = questionsOfSet(content, own, whole)
    const questions = ids.flatMap((id) => whole.questionOf(id) ?? [])
    return { name, key: code, questions }
  }

  return (
    <>
      <ScreenTitle backTo="/classes">
        <bdi className="wrap-anywhere">{set.name}</bdi>
      </ScreenTitle>
      {!isBegun ? (
        <SetStart set={set} exported={exported} onBegin={() => setIsBegun(true)} />
      ) : items === null ? (
        <Loading label="The questions are on their way." />
      ) : (
        <SetRun
          items={items}
          tries={set.content.tries}
          timer={set.content.timer}
          hasHints={set.content.hints}
          note={
            isGuest ? null : (
              <p className="mt-3 text-sm text-muted">
                Sets teach. They do not count for your statistics.
              </p>
            )
          }
          endNote={null}
          onTried={(tried) => (isGuest ? saveTry(items, tried) : undefined)}
        />
      )}
    </>
  )
}

function SetStart({
  set,
  exported,
  onBegin,
}: {
  readonly set: SharedSet
  readonly exported: () => Promise<Exported>
  readonly onBegin: () => void
}) {
  const isSignedIn = useVisitor().status === 'signed-in'
  const navigate = useNavigate()
  const size = sizeOf(set.content)

  async function duplicate() {
    await acting(async () => {
      const copy = await call('duplicate_set', { code: set.code, set_id: crypto.randomUUID() })
      await navigate(`/set/${copy.code}?edit=1`)
    }, TOO_MANY_SETS)
  }

  return (
    <section className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-7">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-muted">Code</span>
        <CodeText code={set.code} />
      </p>
      <p className="mt-3">{size === 1 ? 'One question' : `${size} questions`}</p>
      <ul className="mt-1 text-sm text-muted">
        {optionsText(set.content).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="primary" className="grow sm:grow-0" onClick={onBegin}>
          Start
        </Button>
        {isSignedIn ? (
          <Button className="grow sm:grow-0" onClick={() => void duplicate()}>
            Make my own copy
          </Button>
        ) : null}
        {isSignedIn ? (
          <Link to={`/host?set=${set.code}`} className={`grow sm:grow-0 ${buttonClass('quiet')}`}>
            Play as a class game
          </Link>
        ) : null}
        <Link
          to={`/worksheet?set=${set.code}`}
          className={`grow sm:grow-0 ${buttonClass('quiet')}`}
        >
          Print a worksheet
        </Link>
        {set.is_own ? (
          <Link to={`/set/${set.code}?edit=1`} className={`grow sm:grow-0 ${buttonClass('quiet')}`}>
            <Pencil aria-hidden className="size-5" /> Edit
          </Link>
        ) : null}
      </div>
      <ShareBox path={`/set/${set.code}`} embedPath={`/embed/set/${set.code}`}>
        <ExportMenu make={exported} />
      </ShareBox>
    </section>
  )
}
