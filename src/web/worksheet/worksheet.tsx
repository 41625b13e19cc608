import './paper/worksheet.css'
import { Printer } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'

import { idsOfSet, type SetContent } from '#quiz/sets/set-content.ts'
import { versionsOfSet } from '#quiz/sets/versions.ts'
import { Loading } from '#web/classroom/parts/load-state.tsx'
import { useBank } from '#web/classroom/parts/use-bank.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

import { drawnMarkup } from './paper/drawn-markup.ts'
import { sheetsOf } from './paper/sheets.ts'
import { readSheetWish, sheetSearch, type SheetSubject, type SheetWish } from './sheet-address.ts'
import { SheetOptions } from './sheet-options.tsx'

/** Questions on paper: the choices, which are not printed, and below them the sheets as they will be. */
export function Worksheet({
  subject,
  name,
  content,
  backTo,
  children,
}: {
  readonly subject: SheetSubject
  /** The heading of the sheets. */
  readonly name: string
  readonly content: Pick<SetContent, 'source' | 'order' | 'seed'>
  readonly backTo: string
  /** More choices, before the others. */
  readonly children?: ReactNode
}) {
  const [search, setSearch] = useSearchParams()
  const wish = readSheetWish(search)
  const bank = useBank(idsOfSet(content))
  const { versions: count, draw } = wish
  const versions = useMemo(
    () =>
      bank === null
        ? null
        : versionsOfSet(content, draw, count, bank).map((ids) =>
            ids.flatMap((id) => bank.questionOf(id) ?? []),
          ),
    [bank, content, draw, count],
  )

  function change(part: Partial<SheetWish>) {
    setSearch(sheetSearch(subject, { ...wish, ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return (
    <div className="print-sheet">
      <div className="print:hidden">
        <ScreenTitle backTo={backTo}>Worksheet</ScreenTitle>
        <Panel title="On Paper">
          {children}
          <SheetOptions content={content} wish={wish} onChange={change} />
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button look="primary" onClick={() => globalThis.print()}>
              <Printer aria-hidden className="size-5" /> Print or save as PDF
            </Button>
            <p className="text-sm text-muted">On A4 and on Letter, in black and white.</p>
          </div>
        </Panel>
      </div>
      {versions === null ? (
        <Loading label="The questions are on their way." />
      ) : (
        <div className="worksheet mt-6 rounded-md p-4 shadow-card sm:p-10 print:m-0 print:p-0">
          {drawnMarkup(sheetsOf(name, versions, wish))}
        </div>
      )}
    </div>
  )
}
