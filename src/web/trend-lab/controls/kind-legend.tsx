import { changeLab, useLab } from '#web/trend-lab/address/lab-store.ts'
import type { Kind } from '#web/trend-lab/paint/kind-paint.ts'

/** The kinds with their colors and numbers; pressing one keeps only its elements in color. */
export function KindLegend({ kinds }: { readonly kinds: readonly Kind[] }) {
  const { only } = useLab()
  return (
    <ul aria-label="Kinds" className="lab-keys">
      {kinds
        .filter(({ symbols }) => symbols.length > 0)
        .map(({ label, fill, symbols }) => (
          <li key={label}>
            <button
              type="button"
              aria-pressed={only === label}
              className="lab-chip"
              onClick={() => changeLab({ only: only === label ? null : label })}
            >
              <span aria-hidden className="lab-swatch" data-fill={fill} />
              <span>{label}</span>
              <span className="text-muted tabular-nums" key={symbols.length}>
                {symbols.length}
              </span>
            </button>
          </li>
        ))}
    </ul>
  )
}
