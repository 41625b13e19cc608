import { encode } from 'uqr'

/** Modules of white around it, as the standard asks for. */
const QUIET_ZONE = 4

/** A QR code of a text as the path of an SVG, one unit for each module. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
