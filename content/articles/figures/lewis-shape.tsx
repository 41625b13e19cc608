import type { SVGProps } from 'react'

import type { LewisLayout } from '#chemistry/lewis/layout.ts'

/** Lengths in parts of the letter size. */
const BASELINE = 0.36
const DOT = 0.126
const CHARGE = 0.66
const BRACKET_HOOK = 0.4

/** The letters, lines, dots, charges and brackets of a Lewis structure, around the middle of the drawing. */
export function LewisShape({
  layout,
  size,
}: {
  readonly layout: LewisLayout
  /** Size of the letters. */
  readonly size: number
}) {
  const { lines, gaps, letters, dots, singles, charges, brackets } = layout
  return (
    <g>
      <Lines lines={lines} strokeWidth={2.5} className="stroke-ink" />
      <Lines
        lines={gaps}
        strokeWidth={2}
        strokeDasharray="2 7"
        strokeLinecap="round"
        className="stroke-outline"
      />
      {letters.map(({ x, y, text }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y + BASELINE * size}
          fontSize={size}
          textAnchor="middle"
          className="fill-ink font-bold"
        >
          {text}
        </text>
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={DOT * size} className="fill-link" />
      ))}
      {singles.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4} className="fill-accent" />
      ))}
      {charges.map(({ x, y, text }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y + BASELINE * CHARGE * size}
          fontSize={CHARGE * size}
          textAnchor="middle"
          className="fill-ink"
        >
          {text}
        </text>
      ))}
      {brackets === null ? null : <Brackets {...brackets} size={size} />}
    </g>
  )
}

function Lines({
  lines,
  ...stroke
}: { readonly lines: LewisLayout['lines'] } & SVGProps<SVGGElement>) {
  return (
    <g {...stroke}>
      {lines.map(({ from, to }) => (
        <line
          key={`${from.x} ${from.y} ${to.x} ${to.y}`}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
        />
      ))}
    </g>
  )
}

function Brackets({
  left,
  right,
  top,
  bottom,
  text,
  size,
}: NonNullable<LewisLayout['brackets']> & { readonly size: number }) {
  const hook = BRACKET_HOOK * size
  return (
    <g>
      <polyline
        points={`${left + hook},${top} ${left},${top} ${left},${bottom} ${left + hook},${bottom}`}
        fill="none"
        strokeWidth={2}
        className="stroke-outline"
      />
      <polyline
        points={`${right - hook},${top} ${right},${top} ${right},${bottom} ${right - hook},${bottom}`}
        fill="none"
        strokeWidth={2}
        className="stroke-outline"
      />
      <text
        x={right + 0.2 * size}
        y={top + 0.45 * size}
        fontSize={0.8 * size}
        className="fill-ink font-bold"
      >
        {text}
      </text>
    </g>
  )
}
