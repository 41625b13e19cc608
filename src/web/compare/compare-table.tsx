import type { Element } from '#chemistry/elements/elements.ts'
import { elementSlug } from '#chemistry/elements/identities.ts'
import { ShellDiagram } from '#web/table/shell-diagram.tsx'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'
import { labelWithUnit, propertyGroups } from '#web/trend-lab/data/lab-properties.ts'
import { NotationText } from '#web/ui/text/notation-text.tsx'

import { placeRows, valueRows } from './compare-rows.ts'
import { ValueCell } from './value-cell.tsx'

/** All properties of the compared elements by themes, a column for each element. */
export function CompareTable({ chosen }: { readonly chosen: readonly Element[] }) {
  return (
    // Columns that do not fit are reached by scrolling, also with the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="region" aria-label="Comparison" className="relative overflow-x-auto">
      <table aria-label="Values of the elements" className="cmp-table">
        <thead>
          <tr>
            <th scope="col">Property</th>
            {chosen.map((element) => (
              <th key={element.symbol} scope="col">
                <a href={`/element/${elementSlug(element)}`}>{element.name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Shells</th>
            {chosen.map(({ symbol, name, electronsPerShell }) => (
              <td key={symbol}>
                <ShellDiagram symbol={symbol} name={name} electronsPerShell={electronsPerShell} />
              </td>
            ))}
          </tr>
          {placeRows(chosen).map(({ label, texts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {texts.map((text, index) => (
                <td key={chosen[index]?.symbol}>
                  <NotationText text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {propertyGroups.map(({ id: group, title }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={chosen.length + 1} className="cmp-theme">
                {title}
              </th>
            </tr>
            {valueRows(labProperties.values(), group, chosen).map(({ property, cells }) => (
              <tr key={property.property}>
                <th scope="row">
                  <NotationText text={labelWithUnit(property)} />
                </th>
                {cells.map((cell, index) => (
                  <td key={chosen[index]?.symbol}>
                    <ValueCell cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
