import { Boxes, boxesWidth, unpairedText } from './boxes.tsx'

export const title = 'Where 3d and 4s electrons stand'

export const caption =
  'The outer boxes beyond the argon core. Iron loses its 4s electrons first and then one of the pair in 3d. Chromium and copper are the two exceptions of period 4.'

export const description =
  'Orbital boxes of 3d and 4s. Iron: one pair and four single arrows in 3d, a pair in 4s. The 2 plus ion: the same 3d, 4s empty. The 3 plus ion: five single arrows, 4s empty. Chromium: five single and one in 4s. Copper: five pairs and one in 4s.'

const ROW = 70
const LEFT = 72
const GAP = 22

const particles = [
  { name: 'Fe', d: 6, s: 2 },
  { name: 'Fe²⁺', d: 6, s: 0 },
  { name: 'Fe³⁺', d: 5, s: 0 },
  { name: 'Cr', d: 5, s: 1 },
  { name: 'Cu', d: 10, s: 1 },
] as const

const outer = LEFT + boxesWidth('3d') + GAP

export function Drawing() {
  return (
    <svg viewBox="0 0 360 356">
      {particles.map(({ name, d, s }, index) => {
        const y = 12 + index * ROW
        return (
          <g key={name}>
            <text x="10" y={y + 22} fontSize="19" className="fill-ink font-bold">
              {name}
            </text>
            <Boxes x={LEFT} y={y} subshell="3d" electrons={d} />
            <Boxes x={outer} y={y} subshell="4s" electrons={s} />
            <text x={outer + boxesWidth('4s') + 12} y={y + 21} fontSize="16" className="fill-ink">
              {unpairedText([
                ['3d', d],
                ['4s', s],
              ])}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
