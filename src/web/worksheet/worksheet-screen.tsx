import './paper/worksheet.css'
import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'

import type { SharedSet } from '#contract/classroom/sets.ts'
import { idsOfSet } from '#quiz/sets/set-content.ts'
import { versionsOfSet } from '#quiz/sets/versions.ts'
import { Failed, Loading } from '#web/classroom/parts/load-state.tsx'
import { useBank } from '#web/classroom/parts/use-bank.ts'
import { useSet } from '#web/classroom/parts/use-set.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

import { drawnMarkup } from './paper/drawn-markup.ts'
import { sheetsOf } from './paper/sheets.ts'
import { readSheetWish, sheetSearch, type SheetWish } from './sheet-address.ts'
import { SheetOptions } from './sheet-options.tsx'

/** A set on paper: the choices, which are not printed, and below them the sheets as they will be. */
export function WorksheetScreen() {
  const [search] = useSearchParams()
  const [state, reload] = useSet(search.get('set') ?? '')
  if (state.status === 'failed') return <Failed error={state.error} onRetry={reload} />
  if (state.status === 'loading') return <Loading label="The set is on its way." />
  return state.answer === null ? <NoSet /> : <Worksheet set={state.answer} />
}

function Worksheet({ set }: { readonly set: SharedSet }) {
  const [search, setSearch] = useSearchParams()
  const wish = readSheetWish(search)
  const bank = useBank(idsOfSet(set.content))
  const { versions: count, draw } = wish
  const versions = useMemo(
    () =>
      bank === null
        ? null
        : versionsOfSet(set.content, draw, count, bank).map((ids) =>
            ids.flatMap((id) => bank.questionOf(id) ?? []),
          ),
    [bank, set, draw, count],
  )

  function change(part: Partial<SheetWish>) {
    setSearch(sheetSearch(set.code, { ...wish, ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return (
    <div className="print-sheet">
      <div className="print:hidden">
        <ScreenTitle backTo={`/set/${set.code}`}>Worksheet</ScreenTitle>
        <Panel title="On Paper">
          <SheetOptions content={set.content} wish={wish} onChange={change} />
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
          {drawnMarkup(sheetsOf(set.name, versions, wish))}
        </div>
      )}
    </div>
  )
}

function NoSet() {
  return (
    <>
      <ScreenTitle backTo="/classes">Worksheet</ScreenTitle>
      <p className="text-muted">
        A worksheet has the questions of a set. Open one of your sets, and choose “Print a
        worksheet” there.
      </p>
      <Link to="/classes" className={`mt-4 ${buttonClass('primary')}`}>
        Your classes and sets
      </Link>
    </>
  )
}
