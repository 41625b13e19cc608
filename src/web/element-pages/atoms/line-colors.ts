/** A stretch of the spectrum with the red, green and blue shares at its two ends. */
type Stretch = readonly [
  from: number,
  to: number,
  start: readonly [number, number, number],
  end: readonly [number, number, number],
]

/** Piecewise linear, as screens show the pure colors of light best. Ends fade as the eye does. */
const STRETCHES: readonly Stretch[] = [
  [380, 420, [0.42, 0, 0.5], [0.42, 0, 1]],
  [420, 440, [0.42, 0, 1], [0, 0, 1]],
  [440, 490, [0, 0, 1], [0, 1, 1]],
  [490, 510, [0, 1, 1], [0, 1, 0]],
  [510, 580, [0, 1, 0], [1, 1, 0]],
  [580, 645, [1, 1, 0], [1, 0, 0]],
  [645, 700, [1, 0, 0], [1, 0, 0]],
  [700, 780, [1, 0, 0], [0.55, 0, 0]],
]

/** The color of light of a wavelength in nm as a screen can show it: '#ff0000'. */
export function lineColor(wavelength: number): string {
  const stretch = STRETCHES.find(([from, to]) => wavelength >= from && wavelength <= to)
  if (stretch === undefined) return '#000000'
  const [from, to, start, end] = stretch
  const share = (wavelength - from) / (to - from)
  const channels = start.map((value, index) => value + ((end[index] ?? value) - value) * share)
  return `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
