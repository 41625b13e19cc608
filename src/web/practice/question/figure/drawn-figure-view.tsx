import { type DrawnFigure, LETTERS, type Mark, pointsText, strokes } from '#quiz/figures/drawing.ts'

/** A drawn figure, with its sentence for the screen reader and its values as a table. */
export function DrawnFigureView({
  drawn,
  caption,
}: {
  readonly drawn: DrawnFigure
  readonly caption?: string
}) {
  const { drawing, sentence, table } = drawn
  return (
    <figure className={caption === undefined ? 'mb-5 max-w-md' : 'article-figure'}>
      <svg
        role="img"
        aria-label={sentence}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        className="h-auto w-full"
        fontSize={LETTERS}
      >
        {drawing.marks.map((mark) => (
          <Shape key={JSON.stringify(mark)} mark={mark} />
        ))}
      </svg>
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
      <details>
        <summary className="disclosure inline-flex min-h-11 items-center rounded-md text-link underline-offset-4 hover:underline">
          Values as a table
        </summary>
        <table className="text-sm tabular-nums">
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col" className="py-1 pr-6 text-left max-sm:pr-1.5">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody translate="no">
            {table.rows.map((row) => (
              <tr key={row.join(' ')} className="border-t border-line">
                {row.map((value, column) => (
                  <td key={table.head[column]} className="py-1 pr-6 max-sm:pr-1.5">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function Shape({ mark }: { readonly mark: Mark }) {
  switch (mark.type) {
    case 'path':
      return (
        <polyline
          points={pointsText(mark.points)}
          fill="none"
          stroke="currentColor"
          {...strokes[mark.look]}
        />
      )
    case 'dot':
      return <circle cx={mark.at[0]} cy={mark.at[1]} r={4} fill="currentColor" />
    case 'text':
      return (
        <text
          x={mark.at[0]}
          y={mark.at[1]}
          textAnchor={mark.anchor}
          fill="currentColor"
          className={mark.isWords ? undefined : 'notranslate'}
        >
          {mark.text}
        </text>
      )
  }
}
