import { useState } from 'react'

import { electronsPlaced } from '#chemistry/lewis/electrons.ts'
import {
  type DrawnStructure,
  emptyDrawing,
  formatDrawing,
  parseDrawing,
} from '#chemistry/lewis/notation.ts'
import type { Skeleton } from '#chemistry/lewis/skeleton.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'
import { atomName, atomWords, bondName } from '#chemistry/lewis/words.ts'
import type { LewisKey } from '#quiz/task.ts'
import { counted } from '#quiz/templates/shared/names.ts'
import { Button } from '#web/ui/button.tsx'

import { likeAtoms, withLikeAtoms, withSingleBonds } from './drawing-steps.ts'
import { type Changed, LewisCanvas, type Tool } from './lewis-canvas.tsx'
import { LewisList } from './lewis-list.tsx'

const tools: Readonly<Record<Tool, string>> = {
  pairs: 'Lone pairs',
  plus: 'Charge +',
  minus: 'Charge \u2212',
}

/** A skeleton to draw on: in the drawing itself, or in a list of its bonds and atoms. */
export function LewisField({
  species: { formula, withCharges },
  given,
  noteId,
  onGive,
}: {
  readonly species: LewisKey
  readonly given: string
  readonly noteId: string
  readonly onGive: (given: string) => void
}) {
  const skeleton = skeletonOf(formula)
  const drawn = parseDrawing(skeleton, given) ?? emptyDrawing(skeleton)
  const [earlier, setEarlier] = useState<readonly string[]>([])
  const [tool, setTool] = useState<Tool>('pairs')
  const [changed, setChanged] = useState<Changed | null>(null)
  const atom = changed !== null && 'atom' in changed ? changed.atom : null
  const like = atom === null ? [] : likeAtoms(skeleton, atom)

  function draw(next: DrawnStructure, part: Changed | null) {
    const written = formatDrawing(next)
    setEarlier([...earlier, given])
    setChanged(part)
    onGive(written === formatDrawing(emptyDrawing(skeleton)) ? '' : written)
  }

  function undo() {
    const before = earlier.at(-1)
    if (before === undefined) return
    onGive(before)
    setEarlier(earlier.slice(0, -1))
    setChanged(null)
  }

  const parts = { skeleton, drawn, withCharges, onDraw: draw }
  return (
    <div role="group" aria-label="Lewis structure">
      {withCharges ? <ToolRow tool={tool} onChoose={setTool} /> : null}
      <div className="rounded-md border border-line bg-sunken py-2">
        <LewisCanvas {...parts} tool={tool} noteId={noteId} />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button aria-disabled={earlier.length === 0} onClick={undo}>
          Undo
        </Button>
        <Button onClick={() => draw(withSingleBonds(drawn), null)}>Single bonds</Button>
        {atom === null || like.length < 2 ? null : (
          <Button onClick={() => draw(withLikeAtoms(skeleton, drawn, atom), { atom })}>
            <span key={skeleton.atoms[atom]?.element}>
              {`All ${skeleton.atoms[atom]?.element} like this`}
            </span>
          </Button>
        )}
      </div>
      <p className="mt-2 text-sm text-muted">
        {withCharges
          ? 'Tap a bond for one more line, an atom for one more lone pair or for its charge.'
          : 'Tap a bond for one more line, an atom for one more lone pair.'}
      </p>
      <details>
        <summary className="disclosure flex min-h-11 items-center text-link underline-offset-4 hover:underline">
          Draw it in a list
        </summary>
        <LewisList {...parts} />
      </details>
      <details>
        <summary className="disclosure flex min-h-11 items-center text-link underline-offset-4 hover:underline">
          Count the electrons
        </summary>
        <PlacedCount drawn={drawn} />
      </details>
      <p role="status" className="sr-only">
        {changed === null ? null : (
          <span key={given}>{changeWords(skeleton, drawn, withCharges, changed)}</span>
        )}
      </p>
    </div>
  )
}

function ToolRow({
  tool,
  onChoose,
}: {
  readonly tool: Tool
  readonly onChoose: (tool: Tool) => void
}) {
  return (
    <div role="group" aria-label="A tap on an atom changes" className="mb-2 flex flex-wrap gap-2">
      {(['pairs', 'plus', 'minus'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === tool}
          className="min-h-11 rounded-full border border-outline bg-raised px-4 hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft"
          onClick={() => onChoose(one)}
        >
          {tools[one]}
        </button>
      ))}
    </div>
  )
}

function PlacedCount({ drawn }: { readonly drawn: DrawnStructure }) {
  const placed = electronsPlaced({ ...drawn, singles: [] })
  return <p key={placed}>{`Your drawing has ${counted(placed, 'electron')}.`}</p>
}

function changeWords(
  skeleton: Skeleton,
  drawn: DrawnStructure,
  withCharges: boolean,
  changed: Changed,
): string {
  if ('atom' in changed) {
    const charge = withCharges ? (drawn.charges[changed.atom] ?? 0) : null
    return atomWords(skeleton, drawn, changed.atom, charge)
  }
  const [from = 0, to = 0] = skeleton.bonds[changed.bond] ?? []
  const name = bondName(drawn.orders[changed.bond] ?? 0)
  return `${atomName(skeleton, from)} to ${atomName(skeleton, to)}: ${name}`
}
