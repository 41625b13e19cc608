import { unpairedElectrons } from '#chemistry/electrons/configurations.ts'
import { filledByHund, kindCalled } from '#chemistry/electrons/orbital-boxes.ts'
import { orbitalCount } from '#chemistry/electrons/subshells.ts'
import type { Point } from '#content/articles/figures/points.ts'

const BOX = 26
const HEIGHT = 30
const ARROW = 20
const HEAD = 5

/** The width of the boxes of a subshell such as `2p`. */
export function boxesWidth(subshell: string): number {
  return orbitalCount(kindCalled(subshell).l) * BOX
}

/** How many electrons of these subshells stand alone, in words. */
export function unpairedText(
  subshells: readonly (readonly [name: string, electrons: number])[],
): string {
  const count = unpairedElectrons(
    subshells.map(([name, electrons]) => ({ ...kindCalled(name), electrons })),
  )
  return `${count} unpaired`
}

/** The orbitals of a subshell as boxes, filled by Hund's rule. The subshell stands below the boxes. */
export function Boxes({
  x,
  y,
  subshell,
  electrons,
}: Point & { readonly subshell: string; readonly electrons: number }) {
  const { orbitals } = filledByHund(kindCalled(subshell), electrons)
  return (
    <g>
      {orbitals.map((arrows, box) => {
        const left = x + box * BOX
        const isPaired = arrows === '↑↓'
        return (
          <g key={left}>
            <rect
              x={left}
              y={y}
              width={BOX}
              height={HEIGHT}
              className="fill-surface stroke-outline"
              strokeWidth="1.5"
            />
            {arrows === '' ? null : (
              <Arrow x={left + BOX / 2 - (isPaired ? 5 : 0)} y={y + HEIGHT / 2} direction={1} />
            )}
            {isPaired ? <Arrow x={left + BOX / 2 + 5} y={y + HEIGHT / 2} direction={-1} /> : null}
          </g>
        )
      })}
      <text
        x={x + (orbitals.length * BOX) / 2}
        y={y + HEIGHT + 19}
        fontSize="16"
        textAnchor="middle"
        className="fill-muted"
      >
        {subshell}
      </text>
    </g>
  )
}

/** An electron, its spin up (1) or down (-1). */
function Arrow({ x, y, direction }: Point & { readonly direction: 1 | -1 }) {
  const tip = y - (direction * ARROW) / 2
  return (
    <path
      d={`M${x} ${y + (direction * ARROW) / 2}V${tip}M${x - HEAD} ${tip + direction * HEAD * 1.3}L${x} ${tip}L${x + HEAD} ${tip + direction * HEAD * 1.3}`}
      className={direction === 1 ? 'fill-none stroke-link' : 'fill-none stroke-accent'}
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}
