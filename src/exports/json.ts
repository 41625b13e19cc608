import type { Item } from './item.ts'

/** The version of the format, raised when a field changes its meaning. */
const VERSION = 1

/** Writes questions as JSON: the items as they are, each with its form. */
export function jsonOfItems(name: string, items: readonly Item[]): string {
  return `${JSON.stringify({ format: 'periodic-wizard-questions', version: VERSION, name, items }, null, 2)}\n`
}
