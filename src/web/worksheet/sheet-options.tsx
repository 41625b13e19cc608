import type { SetContent } from '#quiz/sets/set-content.ts'
import { MAX_VERSIONS } from '#quiz/sets/versions.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { SwitchRow } from '#web/ui/form/switch-row.tsx'

import { perPageChoices, type SheetWish } from './sheet-address.ts'

/** As many as the page has room for. */
const AS_FITS = 0

const versionNames = ['A', 'A and B', 'A to C', 'A to D'] as const

/** How a worksheet is laid out, and what comes with it. */
export function SheetOptions({
  content,
  wish,
  onChange,
}: {
  readonly content: Pick<SetContent, 'source' | 'seed'>
  readonly wish: SheetWish
  readonly onChange: (part: Partial<SheetWish>) => void
}) {
  const { versions, perPage, room, hasTable, hasKey, draw } = wish
  const isFixed = content.source.kind === 'fixed'
  return (
    <>
      <div className="grid gap-4 *:min-w-0 sm:grid-cols-3">
        <SelectField
          label="Versions"
          chosen={versions}
          onChoose={(count) => onChange({ versions: count })}
          options={versionNames
            .slice(0, MAX_VERSIONS)
            .map((label, index) => ({ id: index + 1, label }))}
        />
        <SelectField
          label="Questions on a page"
          chosen={perPage ?? AS_FITS}
          onChoose={(count) => onChange({ perPage: count === AS_FITS ? null : count })}
          options={[
            { id: AS_FITS, label: 'As many as fit' },
            ...perPageChoices.map((count) => ({ id: count, label: `At most ${count}` })),
          ]}
        />
        <SelectField
          label="Room to write"
          chosen={room}
          onChoose={(chosen) => onChange({ room: chosen })}
          options={[
            { id: 'none', label: 'For the answer' },
            { id: 'some', label: 'For some lines' },
            { id: 'much', label: 'For a long way' },
          ]}
        />
      </div>
      <p className="mt-2 text-sm text-muted">
        {isFixed
          ? 'Each version has the same questions in another order.'
          : 'Each version has other questions of the same kinds.'}
      </p>
      <div className="-mx-3 mt-3">
        <SwitchRow
          label="Answer key"
          hint="With explanations and corrections, on pages of its own at the end"
          isOn={hasKey}
          onChange={(isOn) => onChange({ hasKey: isOn })}
        />
        <SwitchRow
          label="Periodic table"
          hint="A page with atomic numbers and weights"
          isOn={hasTable}
          onChange={(isOn) => onChange({ hasTable: isOn })}
        />
      </div>
      {isFixed || content.seed !== null ? null : (
        <Button className="mt-3" onClick={() => onChange({ draw: draw + 1 })}>
          Draw other questions
        </Button>
      )}
    </>
  )
}
