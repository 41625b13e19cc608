import type { Theme } from '#web/theme/theme.ts'

const cells = [
  [0, 0, 'fill-nonmetal'],
  [7, 0, 'fill-noble'],
  [0, 1, 'fill-metal'],
  [1, 1, 'fill-metal'],
  [4, 1, 'fill-metalloid'],
  [5, 1, 'fill-nonmetal'],
  [6, 1, 'fill-nonmetal'],
  [7, 1, 'fill-noble'],
  [0, 2, 'fill-metal'],
  [1, 2, 'fill-metal'],
  [2, 2, 'fill-metal'],
  [3, 2, 'fill-metal'],
  [4, 2, 'fill-metal'],
  [5, 2, 'fill-metalloid'],
  [6, 2, 'fill-nonmetal'],
  [7, 2, 'fill-noble'],
] as const

const stars = [
  [20, 14],
  [66, 9],
  [112, 16],
  [150, 7],
  [187, 22],
  [204, 9],
] as const

/** The app in small, in the colors of a theme whichever theme is on. */
export function ThemePreview({ theme }: { readonly theme: Theme }) {
  return (
    <svg
      data-preview={theme}
      viewBox="0 0 220 110"
      aria-hidden="true"
      className="mb-3 w-full rounded-sm border border-line"
    >
      <rect width="220" height="110" className="fill-page" />
      {theme === 'wizard'
        ? stars.map(([x, y]) => <circle key={x} cx={x} cy={y} r="0.8" className="fill-ink" />)
        : null}
      <path d="M14 21c4-2 19-2 23 0-3 2-20 2-23 0Z" className="fill-link" />
      <path d="M18 20c3-3 4-9 9-10-1 2 0 3 1 4 2 2 3 4 5 6Z" className="fill-link" />
      <rect x="44" y="13" width="46" height="5" rx="2.5" className="fill-ink" />
      <rect x="44" y="21" width="30" height="3" rx="1.5" className="fill-muted" />
      <rect
        x="12"
        y="34"
        width="112"
        height="62"
        rx="8"
        className="fill-surface stroke-line"
        strokeWidth="1"
      />
      {cells.map(([column, row, color]) => (
        <rect
          key={`${column}-${row}`}
          x={20 + column * 12.2}
          y={44 + row * 14.5}
          width="10.6"
          height="12.6"
          rx="2"
          className={`${color} stroke-cell-line`}
          strokeWidth="0.5"
        />
      ))}
      <rect
        x="134"
        y="34"
        width="74"
        height="62"
        rx="8"
        className="fill-surface stroke-line"
        strokeWidth="1"
      />
      <rect x="142" y="43" width="42" height="5" rx="2.5" className="fill-ink" />
      <rect x="142" y="53" width="58" height="3" rx="1.5" className="fill-muted" />
      <rect x="142" y="60" width="50" height="3" rx="1.5" className="fill-muted" />
      <rect x="142" y="74" width="44" height="14" rx="7" className="fill-accent" />
      <rect x="152" y="79.500" width="24" height="3" rx="1.5" className="fill-on-accent" />
    </svg>
  )
}
