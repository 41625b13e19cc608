import { readCode } from '#quiz/sets/code.ts'

/** A card with the code of its class. */
type ScannedCard = { readonly code: string; readonly card: string }

/**
 * The address that a card's QR code holds. The card stands behind the number sign, so no server and no
 * other site learns it.
 */
export function cardLink(origin: string, { code, card }: ScannedCard): string {
  return `${origin}/join#${code}.${card.replaceAll(' ', '-')}`
}

/** The card in the last part of an address, or null. */
export function cardOfFragment(fragment: string): ScannedCard | null {
  const [code = '', card = ''] = fragment.replace('#', '').split('.')
  const known = readCode(code)
  return known === null || card === '' ? null : { code: known, card: card.replaceAll('-', ' ') }
}
