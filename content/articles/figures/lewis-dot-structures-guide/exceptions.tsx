import { LewisSpecies } from '#content/articles/figures/lewis-species.tsx'

export const title = 'Three ways to miss eight'

export const caption =
  'Three exceptions to the octet rule. Every fluorine and oxygen atom has its octet here; it is the other atom that breaks the rule.'

export const description =
  'Gallery of exceptions: boron trifluoride with six electrons around boron, nitrogen monoxide with a single electron and seven around nitrogen, sulfur hexafluoride with twelve around sulfur.'

const rows = [
  { y: 78, lines: ['too few', '6 electrons', 'around B'] },
  { y: 187, lines: ['odd number', '7 electrons', 'around N'] },
  { y: 310, lines: ['more than 8', '12 electrons', 'around S'] },
]

export function Drawing() {
  return (
    <svg viewBox="0 0 360 388" fontSize={16}>
      <LewisSpecies formula="BF3" x={104} y={74} />
      <LewisSpecies formula="NO" x={104} y={190} />
      <LewisSpecies formula="SF6" x={104} y={310} />
      {rows.map(({ y, lines }) =>
        lines.map((line, index) => (
          <text
            key={line}
            x={216}
            y={y - 16 + index * 22}
            className={index === 0 ? 'fill-ink font-bold' : 'fill-ink'}
          >
            {line}
          </text>
        )),
      )}
      {[146, 230].map((y) => (
        <line key={y} x1={24} y1={y} x2={336} y2={y} strokeWidth={1.5} className="stroke-line" />
      ))}
    </svg>
  )
}
