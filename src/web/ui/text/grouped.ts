/** A number with its thousands apart: `12,345`. */
export function grouped(figure: number): string {
  return figure.toLocaleString('en-US')
}
