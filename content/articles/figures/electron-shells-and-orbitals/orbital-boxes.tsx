import { Boxes, boxesWidth, unpairedText } from './boxes.tsx'

export const title = 'Electrons in boxes'

export const caption =
  'Each box is an orbital, each arrow an electron, and the direction of the arrow is its spin. The boxes of one subshell fill with single arrows first.'

export const description =
  'Orbital boxes for 1s, 2s and 2p. All four atoms have two arrows in 1s and two in 2s. In 2p carbon has two single arrows, nitrogen three, oxygen one pair and two single arrows, fluorine two pairs and one single arrow.'

const GAP = 14
const ROW = 84

const atoms = [
  { symbol: 'C', p: 2 },
  { symbol: 'N', p: 3 },
  { symbol: 'O', p: 4 },
  { symbol: 'F', p: 5 },
] as const

const second = 52 + boxesWidth('1s') + GAP
const third = second + boxesWidth('2s') + GAP

export function Drawing() {
  return (
    <svg viewBox="0 0 360 336">
      {atoms.map(({ symbol, p }, index) => {
        const y = 14 + index * ROW
        return (
          <g key={symbol}>
            <text x="14" y={y + 22} fontSize="20" className="fill-ink font-bold">
              {symbol}
            </text>
            <Boxes x={52} y={y} subshell="1s" electrons={2} />
            <Boxes x={second} y={y} subshell="2s" electrons={2} />
            <Boxes x={third} y={y} subshell="2p" electrons={p} />
            <text x={third + boxesWidth('2p') + 14} y={y + 21} fontSize="16" className="fill-ink">
              {unpairedText([['2p', p]])}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
