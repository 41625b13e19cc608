/** 21 even steps of cividis (d3-scale-chromatic, ISC license), readable with every kind of color vision. */
export const heatColors = [
  '#002051',
  '#002962',
  '#0a326a',
  '#193b6d',
  '#2b446e',
  '#3c4d6e',
  '#4d566d',
  '#5c5f6e',
  '#696970',
  '#747272',
  '#7f7c75',
  '#8a8577',
  '#948f78',
  '#a09978',
  '#ada476',
  '#bbaf71',
  '#caba6a',
  '#dac561',
  '#ead156',
  '#f6dd4c',
  '#fdea45',
] as const

/** The step of a share from 0 to 1. */
export function heatStep(share: number): number {
  return Math.min(heatColors.length - 1, Math.floor(share * heatColors.length))
}

/** Black or white, whichever stands out more from a color. */
export function inkOn(color: string): '#000000' | '#ffffff' {
  return contrast(color, '#000000') >= contrast(color, '#ffffff') ? '#000000' : '#ffffff'
}

/** Contrast of two colors by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
