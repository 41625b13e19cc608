import { Download } from 'lucide-react'
import { useState } from 'react'

import { download } from '#web/app/download.ts'
import { Button } from '#web/ui/button.tsx'

import { type FormatId, formats } from './formats.ts'
import type { Exported } from './make-file.ts'

/** Questions as files for other programs. The writers load with the first file. */
export function ExportMenu({ make }: { readonly make: () => Promise<Exported> }) {
  const [state, setState] = useState<State>({ status: 'idle' })

  async function save(format: FormatId) {
    setState({ status: 'making', format })
    try {
      const [{ makeFile }, exported] = await Promise.all([import('./make-file.ts'), make()])
      const { name, content, type, leftOut } = makeFile(format, exported, Date.now())
      download(name, content, type)
      setState({ status: 'saved', format, name, leftOut })
    } catch {
      setState({ status: 'failed' })
    }
  }

  return (
    <details className="mt-4 rounded-md border border-line p-3 print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-link">
        <Download aria-hidden className="size-4" />
        <span>Export for another program</span>
      </summary>
      <ul className="mt-2 grid gap-2">
        {formats.map(({ id, label, note }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button
              className="min-w-36"
              isBusy={state.status === 'making' && state.format === id}
              aria-describedby={`export-${id}`}
              onClick={() => void save(id)}
            >
              {label}
            </Button>
            <span id={`export-${id}`} className="text-sm text-muted">
              {note}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="my-2 min-h-6 text-sm wrap-anywhere">
        <span key={textOf(state)}>{textOf(state)}</span>
      </p>
      <p className="text-sm text-muted">
        Problems in parts become one question for each part. Orders become pairs where a program
        puts nothing in order. Drawings are marked by a teacher in Moodle.
      </p>
    </details>
  )
}

type State =
  | { readonly status: 'idle' | 'failed' }
  | { readonly status: 'making'; readonly format: FormatId }
  | {
      readonly status: 'saved'
      readonly format: FormatId
      readonly name: string
      readonly leftOut: number
    }

function textOf(state: State): string {
  switch (state.status) {
    case 'idle':
      return ''
    case 'making':
      return 'The file is being written.'
    case 'failed':
      return 'The file could not be written. Are you online?'
    case 'saved':
      return savedText(state)
  }
}

const short = 'only questions with options, of at most 120 characters and 75 for an answer'
/** The questions that a program for games takes; all others leave out drawings alone. */
const taken: Readonly<Partial<Record<FormatId, string>>> = {
  kahoot: short,
  blooket: 'only questions with options',
  wayground: 'only questions with options',
}

function savedText({
  format,
  name,
  leftOut,
}: Extract<State, { readonly status: 'saved' }>): string {
  if (leftOut === 0) return `Saved as ${name}.`
  const only = taken[format]
  if (only !== undefined) {
    return leftOut === 1
      ? `Saved as ${name}. One question is left out: this program takes ${only}.`
      : `Saved as ${name}. ${leftOut} questions are left out: this program takes ${only}.`
  }
  return leftOut === 1
    ? `Saved as ${name}. One question is left out, because its answer is a drawing.`
    : `Saved as ${name}. ${leftOut} questions are left out, because their answers are drawings.`
}
