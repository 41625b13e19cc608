import { useId } from 'react'

import { shellLetters } from '#chemistry/electrons/configurations.ts'

const SIZE = 240
const CENTER = SIZE / 2
const NUCLEUS = 20
/** React knows this attribute of HTML elements only, browsers of all. */
const UNTRANSLATED = { translate: 'no' }

/** The electrons of an atom on rings, one ring a shell. The rings stand for energy levels. */
export function ShellDiagram({
  symbol,
  name,
  electronsPerShell,
}: {
  readonly symbol: string
  readonly name: string
  readonly electronsPerShell: readonly number[]
}) {
  const id = useId()
  const step = (CENTER - NUCLEUS - 8) / electronsPerShell.length
  return (
    <figure>
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="img"
        aria-labelledby={id}
        className="mx-auto w-full max-w-60"
      >
        <title id={id}>
          {`Shells of ${name}: ${electronsPerShell.map((count, index) => `${shellLetters[index]} ${count}`).join(', ')}`}
        </title>
        <circle cx={CENTER} cy={CENTER} r={NUCLEUS} className="fill-accent" />
        <text
          x={CENTER}
          y={CENTER}
          dy="0.35em"
          textAnchor="middle"
          fontSize="16"
          {...UNTRANSLATED}
          className="fill-on-accent font-display"
        >
          {symbol}
        </text>
        {electronsPerShell.map((count, index) => (
          <Shell key={shellLetters[index]} count={count} radius={NUCLEUS + step * (index + 1)} />
        ))}
      </svg>
    </figure>
  )
}

function Shell({ count, radius }: { readonly count: number; readonly radius: number }) {
  return (
    <>
      <circle cx={CENTER} cy={CENTER} r={radius} className="fill-none stroke-outline" />
      <path
        d={dots(count, radius)}
        className="stroke-link"
        strokeWidth="5.5"
        strokeLinecap="round"
      />
    </>
  )
}

/** A path of zero-length strokes: each is drawn as a round dot by its line caps. */
function dots(count: number, radius: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2
    const x = (CENTER + radius * Math.cos(angle)).toFixed(1)
    const y = (CENTER + radius * Math.sin(angle)).toFixed(1)
    return `M${x} ${y}h0`
  }).join('')
}
