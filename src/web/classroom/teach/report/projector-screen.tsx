import { ChevronLeft, ChevronRight, Maximize, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { Failed, Loading } from '#web/classroom/parts/load-state.tsx'
import { useBank } from '#web/classroom/parts/use-bank.ts'
import { Button } from '#web/ui/button.tsx'

import { IdeaSlide } from './idea-slide.tsx'
import { progressText, questionsIn, type ShownMember, shownMembers } from './shown-members.ts'
import { type Slide, slidesOf } from './slides.ts'
import { useReport } from './use-report.ts'

/**
 * The ideas behind the wrong answers of a class, one after the other and without names, large enough to be
 * read from the last row. It goes on following the answers.
 */
export function ProjectorScreen({
  assignmentId,
  classId,
}: {
  readonly assignmentId: string
  readonly classId: string
}) {
  const { report, error, retry } = useReport(assignmentId)
  const bank = useBank(report === null ? [] : questionsIn(report))
  const [shown, setShown] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const members = report === null ? [] : shownMembers(report)
  const slides = slidesOf(members)
  const place = Math.max(
    0,
    slides.findIndex(({ misconception }) => misconception === shown),
  )
  const slide = slides[place]
  const move = (by: number) => setShown(slides[place + by]?.misconception ?? shown)
  useArrows(move)
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      data-projected
      aria-labelledby="projected"
      onClose={() => void navigate(`/class/${classId}?report=${assignmentId}`)}
      className="m-0 size-full max-h-none max-w-none bg-page text-ink"
    >
      <div
        ref={screen}
        className="flex min-h-full flex-col overflow-y-auto bg-page p-[clamp(1rem,3vw,3rem)]"
      >
        <h1 id="projected" className="sr-only">
          Ideas to Talk About
        </h1>
        <div className="flex flex-wrap items-center gap-3">
          <Counts slides={slides} place={place} members={members} />
          <Button onClick={() => void screen.current?.requestFullscreen()}>
            <Maximize aria-hidden className="size-5" /> Full screen
          </Button>
          <Button onClick={() => dialog.current?.close()}>
            <X aria-hidden className="size-5" /> Close
          </Button>
        </div>
        <div key={report === null || bank === null ? 'coming' : 'here'} className="my-auto py-6">
          {report === null && error !== null ? (
            <Failed error={error.cause} onRetry={retry} />
          ) : report === null || bank === null ? (
            <Loading label="The report is on its way." />
          ) : slide === undefined ? (
            <p className="text-center text-[clamp(1.5rem,4vw,4rem)] text-muted">
              No wrong answer so far stands for an idea that is known here.
            </p>
          ) : (
            <IdeaSlide
              key={slide.misconception}
              slide={slide}
              question={bank.questionOf(slide.questionId)}
            />
          )}
        </div>
        {slides.length < 2 ? null : (
          <div className="flex justify-between gap-3">
            <Button aria-disabled={place === 0} onClick={() => move(-1)}>
              <ChevronLeft aria-hidden className="size-5" /> Back
            </Button>
            <Button
              look="primary"
              aria-disabled={place === slides.length - 1}
              onClick={() => move(1)}
            >
              Next idea <ChevronRight aria-hidden className="size-5" />
            </Button>
          </div>
        )}
      </div>
    </dialog>
  )
}

function Counts({
  slides,
  place,
  members,
}: {
  readonly slides: readonly Slide[]
  readonly place: number
  readonly members: readonly ShownMember[]
}) {
  const ideas = slides.length === 0 ? '' : `Idea ${place + 1} of ${slides.length}. `
  const text = `${ideas}${progressText(members)}`
  return (
    <p role="status" className="min-w-0 grow text-[clamp(1rem,1.8vw,1.75rem)] tabular-nums">
      <span key={text}>{text}</span>
    </p>
  )
}

/** The arrow keys move between ideas, as the keys of a presenter do. */
function useArrows(move: (by: number) => void): void {
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    function onKey({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) {
      const isField = target instanceof HTMLElement && target.matches('input, textarea, select')
      if (isField || ctrlKey || altKey || metaKey) return
      if (key === 'ArrowRight' || key === 'PageDown') latest.current(1)
      if (key === 'ArrowLeft' || key === 'PageUp') latest.current(-1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
