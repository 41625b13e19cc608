import { useState } from 'react'

import { formatIon } from '#chemistry/compounds/formulas.ts'
import { type ListedIon, listedIons } from '#chemistry/reference/ion-list.ts'
import { ToolScreen } from '#web/tools/screen/tool-screen.tsx'
import { useToolInput } from '#web/tools/screen/use-tool-input.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

const modes = [
  { id: '', label: 'Show names and formulas' },
  { id: 'formulas', label: 'Test yourself: hide the formulas' },
  { id: 'names', label: 'Test yourself: hide the names' },
]

/** Ions of several atoms, to look up and to test oneself. */
export function PolyatomicTool() {
  const { values, change } = useToolInput({ find: '', hide: '' }, (field) => ({
    find: field('find'),
    hide: field('hide'),
  }))
  const found = listedIons.filter((ion) => isFound(ion, values.find))
  return (
    <ToolScreen
      tool="polyatomic-ions"
      input={
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Find an ion"
            hint="By name, formula or charge: sulf, SO4, 2-."
            value={values.find}
            onChange={(event) => change({ find: event.target.value })}
            autoComplete="off"
            spellCheck={false}
          />
          <SelectField
            label="Show"
            options={modes}
            chosen={values.hide}
            onChoose={(hide) => change({ hide })}
          />
        </div>
      }
      answer={
        <Panel title="Ions">
          <p role="status" className="mb-3 text-sm text-muted">
            <span key={found.length}>{found.length === 1 ? '1 ion' : `${found.length} ions`}</span>
          </p>
          <IonTable key={values.hide} ions={found} hide={values.hide} />
        </Panel>
      }
      steps={null}
      pitfalls={[
        'One oxygen atom less changes -ate to -ite: sulfate SO4^2-, sulfite SO3^2-. The charge stays.',
        'Per- has one oxygen atom more than -ate, hypo- one less than -ite.',
        'Each hydrogen in front takes one from the charge: CO3^2- and HCO3^-.',
        'The same formula can have two charges: MnO4^- is permanganate, MnO4^2- manganate.',
      ].map(withRaised)}
    />
  )
}

function IonTable({ ions, hide }: { readonly ions: readonly ListedIon[]; readonly hide: string }) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  return (
    <table aria-label="Polyatomic ions" className="w-full">
      <thead>
        <tr className="text-left text-sm text-muted">
          <th scope="col" className="py-1 font-normal">
            Name
          </th>
          <th scope="col" className="py-1 font-normal">
            Formula
          </th>
        </tr>
      </thead>
      <tbody>
        {ions.map(({ name, formula, charge, also }) => {
          const isHidden = hide !== '' && !shown.has(name)
          const reveal = <Reveal onShow={() => setShown(new Set([...shown, name]))} />
          return (
            <tr key={name} className="border-t border-line">
              <td className="h-12 pr-3">
                {isHidden && hide === 'names' ? (
                  reveal
                ) : (
                  <>
                    <span>{name}</span>
                    {also.length === 0 ? null : (
                      <span className="block text-sm text-muted">{also.join(', ')}</span>
                    )}
                  </>
                )}
              </td>
              <td translate="no" className="h-12 whitespace-nowrap">
                {isHidden && hide === 'formulas' ? (
                  reveal
                ) : (
                  <ChemicalText text={formatIon(formula, charge)} />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Reveal({ onShow }: { readonly onShow: () => void }) {
  return (
    <button
      type="button"
      onClick={onShow}
      className="min-h-11 rounded-full border border-line bg-sunken px-4 text-sm hover:border-accent"
    >
      Show
    </button>
  )
}

function isFound({ name, formula, charge, also }: ListedIon, find: string): boolean {
  const wanted = find.trim().toLowerCase().replaceAll('sulph', 'sulf')
  if (wanted === '') return true
  const size = Math.abs(charge)
  const sign = charge > 0 ? '+' : '-'
  return (
    [name, ...also].some((text) => text.toLowerCase().includes(wanted)) ||
    formula.toLowerCase().includes(wanted.replace(/\^?\d?[+-]$/, '') || '\u0000') ||
    wanted.replace('\u2212', '-') === `${size === 1 ? '' : size}${sign}`
  )
}

/** 'SO4^2-' with its charge raised. */
function withRaised(text: string): string {
  return text.replace(/([A-Z][A-Za-z\d]*)\^(\d?)-/g, (_, formula: string, size: string) =>
    formatIon(formula, -Number(size || '1')),
  )
}
