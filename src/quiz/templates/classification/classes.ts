import type { Classification } from '#chemistry/elements.ts'

/**
 * The classes as options. Noble gases are non-metals too, so the option for the rest says 'other'.
 */
export const classNames = {
  metal: 'metal',
  metalloid: 'metalloid',
  'non-metal': 'other non-metal',
  'noble-gas': 'noble gas',
} as const satisfies Record<Classification, string>

/** A class inside a sentence: 'noble gas'. */
export function classInWords(classification: Classification): string {
  return classification.replace('noble-gas', 'noble gas')
}
