import { Link } from 'react-router'

import {
  acidConstant,
  baseConstant,
  type ConjugatePair,
  conjugatePairs,
} from '#chemistry/acids/acid-constants.ts'
import { findAcids } from '#chemistry/acids/find-acids.ts'
import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { formatNumber, formatScientific } from '#chemistry/units.ts'
import { type Step, StepList } from '#web/tools/screen/step-list.tsx'
import { ToolScreen } from '#web/tools/screen/tool-screen.tsx'
import { useToolInput } from '#web/tools/screen/use-tool-input.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

const FIGURES = 2

/** Weak acids with their pKa and conjugate bases, to look up by name, formula or pKa. */
export function AcidsTool() {
  const { values, change } = useToolInput({ find: '' }, (field) => ({ find: field('find') }))
  const found = findAcids(values.find)
  const [first] = found
  return (
    <ToolScreen
      tool="acids"
      input={
        <TextField
          label="Find an acid"
          hint="Acetic, HF, NH4+, or a pKa such as 4.76."
          value={values.find}
          onChange={(event) => change({ find: event.target.value })}
          autoComplete="off"
          spellCheck={false}
        />
      }
      answer={
        <Panel title="Answer">
          <p role="status" className="mb-3 text-sm text-muted">
            <span key={found.length}>
              {`${found.length} of ${conjugatePairs.length} acids at 25 °C`}
            </span>
          </p>
          {found.length === 0 ? (
            <p>
              This table has no such acid. Strong acids such as HCl have no pKa here: in water all
              of them are split.
            </p>
          ) : (
            <AcidTable acids={found} />
          )}
        </Panel>
      }
      steps={first !== undefined && found.length === 1 ? <StepList steps={stepsOf(first)} /> : null}
      pitfalls={[
        'The smaller the pKa, the stronger the acid: one unit is a factor of ten.',
        'The stronger an acid, the weaker is its conjugate base.',
        'Each H⁺ of an acid has a pKa of its own, and each is larger than the one before.',
        'Carbonic and sulfurous acid stand for the dissolved gas and the acid together.',
        'Tables differ in the last digits: these are for 25 °C and very dilute solutions.',
      ]}
    >
      {first !== undefined && found.length === 1 ? (
        <p>
          <Link
            to={`/tools/ph?kind=weak-acid&concentration=0.10+M&constant=${first.pKa}`}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-3"
          >
            The pH of a solution of it
          </Link>
        </p>
      ) : null}
    </ToolScreen>
  )
}

function AcidTable({ acids }: { readonly acids: readonly ConjugatePair[] }) {
  return (
    // With large letters long formulas are wider than a phone; they are scrolled with the keyboard too.
    <div
      role="region"
      aria-label="Acids, the strongest first"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative overflow-x-auto"
    >
      <table aria-label="Acids and their conjugate bases" className="w-full">
        <thead>
          <tr className="text-left text-sm text-muted">
            <th scope="col" className="py-1 font-normal">
              Acid
            </th>
            <th scope="col" className="py-1 font-normal">
              Conjugate base
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              <span translate="no">pKa</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {acids.map(({ name, acid, base, pKa }) => (
            <tr key={acid} className="border-t border-line">
              <td className="h-12 pr-3 wrap-anywhere">
                <span key={name}>{name}</span>
                <span translate="no" className="block text-sm text-muted">
                  <ChemicalText text={formatFormula(acid)} />
                </span>
              </td>
              <td translate="no" className="h-12 pr-3 wrap-anywhere">
                <ChemicalText text={formatFormula(base)} />
              </td>
              <td translate="no" className="h-12 text-right tabular-nums">
                {formatNumber(pKa, { decimals: 2 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function stepsOf(pair: ConjugatePair): readonly Step[] {
  const pKa = formatNumber(pair.pKa, { decimals: 2 })
  const [ka, kb] = [acidConstant(pair), baseConstant(pair)].map((value) =>
    formatScientific(value, FIGURES),
  )
  return [
    {
      text: 'The acid gives one H⁺ to water.',
      lines: [`${formatFormula(pair.acid)} + H₂O ⇌ ${formatFormula(pair.base)} + H₃O⁺`],
    },
    {
      text: 'Its constant is ten to the power of minus pKa; two decimals of a pKa allow two figures.',
      lines: [`Ka = 10^(−${pKa}) = ${ka}`],
    },
    {
      text: 'The constant of the conjugate base is that of water, 1.0 × 10⁻¹⁴, divided by Ka.',
      lines: [`Kb = 1.0 × 10⁻¹⁴ ÷ ${ka} = ${kb}`],
    },
  ]
}
