import { useRef, useState } from 'react'

import { download } from '#web/app/download.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DataRow } from '#web/ui/form/data-row.tsx'
import { Panel } from '#web/ui/panel.tsx'
import {
  type ExportFile,
  changedParts,
  makeExportFile,
  LARGEST_FILE,
  type Parts,
  readExportFile,
  storeParts,
  tooLarge,
} from '#web/user-data/export-file.ts'
import { deleteEverything } from '#web/user-data/local-data.ts'
import { restoreSnapshot, type Snapshot, takeSnapshot } from '#web/user-data/snapshot.ts'
import { GUEST, storedPractice } from '#web/user-data/stored-practice.ts'

import { ImportDialog } from './import-dialog.tsx'
import { ImportPicker } from './import-picker.tsx'

type Asked = { readonly about: 'import'; readonly parts: Parts } | { readonly about: 'delete' }

type Outcome = {
  readonly text: string
  readonly isRefusal: boolean
  readonly undo: Undo | null
}

/** The way back from a change: the value before it, and the value when undo was offered. */
type Undo = {
  readonly before: Snapshot
  readonly offered: ExportFile
  /** The parts that have changed since are listed, and undo would overwrite them. */
  readonly isWarned: boolean
}

/** Shows the actions for the stored data: export, import, delete. */
export function DataSettings() {
  const isGuest = useVisitor().status === 'guest'
  const [asked, setAsked] = useState<Asked | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const told = useRef<HTMLParagraphElement>(null)

  function exportAll() {
    const file = makeExportFile(Date.now())
    download(`periodic-wizard-${file.exportDate.slice(0, 10)}.json`, JSON.stringify(file))
    setOutcome({ text: 'Your data was exported as a file.', isRefusal: false, undo: null })
  }

  async function openFile(file: File) {
    const reading =
      file.size > LARGEST_FILE ? tooLarge : readExportFile(await textOf(file), Date.now())
    if (reading.isGood) return setAsked({ about: 'import', parts: reading.parts })
    setOutcome({
      text: `${file.name} was not imported. ${reading.reason}`,
      isRefusal: true,
      undo: null,
    })
  }

  function change(text: string, apply: () => void) {
    const before = takeSnapshot(Date.now())
    apply()
    const undo = { before, offered: makeExportFile(Date.now()), isWarned: false }
    setOutcome({ text, isRefusal: false, undo })
  }

  /**
   * Goes back to the data before an import. Changes made since, in any tab, are never overwritten
   * without a warning.
   */
  function goBack({ before, offered }: Undo) {
    const now = makeExportFile(Date.now())
    const changed = changedParts(offered, now)
    if (changed.length > 0) {
      const text = `Changed since then, perhaps in another tab: ${changed.join(', ')}. To undo would overwrite that.`
      setOutcome({ text, isRefusal: true, undo: { before, offered: now, isWarned: true } })
      return
    }
    restoreSnapshot(before)
    setOutcome({ text: 'Everything is as it was before.', isRefusal: false, undo: null })
    // The button goes: its report takes the focus.
    told.current?.focus()
  }

  return (
    <Panel
      title={isGuest ? 'Your Data' : 'Guest Data'}
      hint={
        isGuest
          ? 'Without an account everything stays in this browser. Nothing of it is sent anywhere.'
          : 'The data of guests in this browser. Your account is not touched.'
      }
    >
      <div className="divide-y divide-line">
        <DataRow title="Export" hint="Bookmarks, progress and settings as one file">
          <Button onClick={exportAll}>Export</Button>
        </DataRow>
        <DataRow title="Import" hint="Takes the place of what is stored here">
          <ImportPicker onFile={(file) => void openFile(file)} />
        </DataRow>
        <DataRow title="Delete" hint="Everything stored in this browser">
          <Button onClick={() => setAsked({ about: 'delete' })}>Delete...</Button>
        </DataRow>
      </div>
      {isGuest ? (
        <p className="mt-3 text-sm text-muted">
          Safari deletes what a site has stored after seven days without a visit. Export a copy, or
          use an account, to keep it for longer.
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <p
          ref={told}
          role="status"
          tabIndex={-1}
          className={`grow text-sm ${outcome?.isRefusal === true ? 'text-incorrect' : ''}`}
        >
          {outcome?.text ?? ''}
        </p>
        <UndoButton undo={outcome?.undo ?? null} onUndo={goBack} />
      </div>
      {asked?.about === 'import' ? (
        <ImportDialog
          parts={asked.parts}
          onConfirm={() => change('Your data was imported.', () => storeParts(asked.parts))}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked?.about === 'delete' ? (
        <ConfirmDialog
          title="Delete everything?"
          confirmLabel="Delete"
          onConfirm={() =>
            change('Everything stored in this browser was deleted.', () => {
              deleteEverything()
              if (storedPractice.get()?.owner === GUEST) storedPractice.clear()
            })
          }
          onClose={() => setAsked(null)}
        >
          <p>
            Delete everything stored in this browser: bookmarks, stars, progress, games, settings
            and name.
          </p>
        </ConfirmDialog>
      ) : null}
    </Panel>
  )
}

function UndoButton({
  undo,
  onUndo,
}: {
  readonly undo: Undo | null
  readonly onUndo: (undo: Undo) => void
}) {
  if (undo === null) return null
  return <Button onClick={() => onUndo(undo)}>{undo.isWarned ? 'Undo Anyway' : 'Undo'}</Button>
}

/** A file that cannot be read, for example since it was deleted, counts as an empty one. */
async function textOf(file: File): Promise<string> {
  try {
    return await file.text()
  } catch {
    return ''
  }
}
