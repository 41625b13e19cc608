import type { EmissionLine } from '#content/elements/detail.ts'

import { lineColor } from './line-colors.ts'

const FIRST_NM = 380
const LAST_NM = 780
const HEIGHT = 64
const TICKS = [400, 450, 500, 550, 600, 650, 700, 750]
/** A weaker line would not be seen at all. */
const FAINTEST = 0.12

/** Lines on black at their wavelengths, weaker ones fainter. */
export function SpectrumStrip({ lines }: { readonly lines: readonly EmissionLine[] }) {
  const strongest = {
    I: strongestOf(lines, 'I'),
    II: strongestOf(lines, 'II'),
  }
  return (
    <svg viewBox={`0 0 ${LAST_NM - FIRST_NM} ${HEIGHT + 20}`} aria-hidden className="el-plot">
      <rect width={LAST_NM - FIRST_NM} height={HEIGHT} fill="#000" />
      {lines.map(({ wavelength, stage, intensity }) => (
        <path
          key={`${wavelength}${stage}`}
          d={`M${(wavelength - FIRST_NM).toFixed(1)} 0v${HEIGHT}`}
          stroke={lineColor(wavelength)}
          strokeWidth="1.5"
          opacity={Math.max(FAINTEST, Math.sqrt(intensity / strongest[stage])).toFixed(2)}
        />
      ))}
      {TICKS.map((tick) => (
        <text key={tick} x={tick - FIRST_NM} y={HEIGHT + 15} textAnchor="middle">
          {tick}
        </text>
      ))}
    </svg>
  )
}

function strongestOf(lines: readonly EmissionLine[], stage: EmissionLine['stage']): number {
  return Math.max(
    1,
    ...lines.filter((line) => line.stage === stage).map(({ intensity }) => intensity),
  )
}
