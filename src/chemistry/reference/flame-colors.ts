import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** The color that salts of an element give a flame. */
export type FlameColor = {
  readonly symbol: ElementSymbol
  readonly color: string
  /** A swatch near to it, as CSS. */
  readonly swatch: string
}

/**
 * Flame colors on which the sources agree: the flame tests of periodic-table.io (MIT) and the usual
 * tables of qualitative analysis. Magnesium colors no flame; the burning metal is white.
 */
export const flameColors: readonly FlameColor[] = [
  { symbol: 'Li', color: 'crimson', swatch: '#d6203c' },
  { symbol: 'Na', color: 'strong yellow', swatch: '#ffb400' },
  { symbol: 'K', color: 'lilac', swatch: '#b78be0' },
  { symbol: 'Rb', color: 'red-violet', swatch: '#c02a7a' },
  { symbol: 'Cs', color: 'blue-violet', swatch: '#6d6bd6' },
  { symbol: 'Ca', color: 'orange-red', swatch: '#ff5a1f' },
  { symbol: 'Sr', color: 'scarlet red', swatch: '#e5262f' },
  { symbol: 'Ba', color: 'pale green', swatch: '#8cc63f' },
  { symbol: 'Cu', color: 'blue-green', swatch: '#1fa97a' },
  { symbol: 'B', color: 'bright green', swatch: '#5ddc3c' },
  { symbol: 'Pb', color: 'pale blue-white', swatch: '#b9c8e6' },
]
