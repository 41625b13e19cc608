const LETTER_OR_DIGIT = /^(?:Key|Digit)([A-Z\d])$/

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/**
 * Returns what a key stands for in a shortcut: what it types, where that is a Latin letter or a digit,
 * else what stands on that key of a Latin keyboard. So shortcuts work with Cyrillic, Greek and Arabic
 * letters, with the digits of a French keyboard, and while an input method is on.
 */
export function pressedKey({ key, code, shiftKey }: Press): string {
  const isName = key.length > 1 && !['Dead', 'Process', 'Unidentified'].includes(key)
  if (isName || /^[a-z\d ]$/i.test(key)) return key.toLowerCase()
  const place = LETTER_OR_DIGIT.exec(code)?.[1]?.toLowerCase() ?? key.toLowerCase()
  // With Shift the row of digits types signs on purpose.
  return shiftKey && /\d/.test(place) ? key : place
}
