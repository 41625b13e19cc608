import { shownNumber } from '#web/element-pages/parts/shown-number.ts'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'
import { labelWithUnit, propertyGroups } from '#web/trend-lab/data/lab-properties.ts'
import { figure } from '#web/trend-lab/paint/heat-paint.ts'
import { NotationText } from '#web/ui/text/notation-text.tsx'

import { groupRows, type GroupValue, membersOf } from './group-rows.ts'

/** The means of groups of the table side by side, and the elements at both ends. */
export function GroupComparison({ groups }: { readonly groups: readonly number[] }) {
  return (
    <>
      <Table groups={groups} />
      <p className="mt-2 text-sm text-muted">
        A value stands out when it is more than 1.5 interquartile ranges away from the middle half
        of its group.
      </p>
    </>
  )
}

function Table({ groups }: { readonly groups: readonly number[] }) {
  return (
    // Columns that do not fit are reached by scrolling, also with the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="region" aria-label="Comparison" className="relative overflow-x-auto">
      <table aria-label="Values of the groups" className="cmp-table">
        <thead>
          <tr>
            <th scope="col">Mean and range</th>
            {groups.map((group) => (
              <th key={group} scope="col">
                {`Group ${group}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Elements</th>
            {groups.map((group) => (
              <td key={group} translate="no">
                {membersOf(group)
                  .map(({ symbol }) => symbol)
                  .join(', ')}
              </td>
            ))}
          </tr>
        </tbody>
        {propertyGroups.map(({ id: theme, title }) => (
          <tbody key={theme}>
            <tr>
              <th scope="rowgroup" colSpan={groups.length + 1} className="cmp-theme">
                {title}
              </th>
            </tr>
            {groupRows(labProperties.values(), theme, groups).map(({ property, values }) => (
              <tr key={property.property}>
                <th scope="row">
                  <NotationText text={labelWithUnit(property)} />
                </th>
                {values.map((value, index) => (
                  <td key={groups[index]}>
                    <ValueText value={value} />
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

function ValueText({ value }: { readonly value: GroupValue | null }) {
  if (value === null) return <span className="text-muted">no value</span>
  const { mean, count, lowest, highest, outliers } = value
  return (
    <>
      <span className="tabular-nums">
        <NotationText text={figure(mean)} />
      </span>
      <span className="block text-sm text-muted">
        <NotationText
          text={
            count === 1
              ? `${lowest.symbol} alone`
              : `${lowest.symbol} ${shownNumber(lowest.value)} to ${highest.symbol} ${shownNumber(highest.value)}, ${count} values`
          }
        />
      </span>
      {outliers.length === 0 ? null : (
        <span className="block text-sm">
          <NotationText
            text={`Stands out: ${outliers.map(({ symbol, value: size }) => `${symbol} ${shownNumber(size)}`).join(', ')}`}
          />
        </span>
      )}
    </>
  )
}
