import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** Whole numbers of several substances, a row for each thing that is counted; wide ones are scrolled. */
export function AmountTable({
  caption,
  corner,
  heads,
  rows,
}: {
  readonly caption: string
  /** Stands above the first column. */
  readonly corner: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly head: string; readonly values: readonly string[] }[]
}) {
  return (
    // A table that is wider than the screen is scrolled with the keyboard too.
    <div
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative mt-2 overflow-x-auto"
    >
      <table
        aria-label={caption}
        translate="no"
        className="border-collapse text-right tabular-nums"
      >
        <thead>
          <tr>
            <th scope="col" className="py-1 pr-2 text-left font-normal text-muted">
              {corner}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-2 py-1 font-normal whitespace-nowrap">
                <ChemicalText text={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, values }) => (
            <tr key={head} className="border-t border-line">
              <th scope="row" className="py-1 pr-2 text-left">
                {head}
              </th>
              {heads.map((column, index) => (
                <td key={column} className="px-2 py-1">
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
