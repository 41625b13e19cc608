import { element } from '#chemistry/elements/elements.ts'

/** An element on a card: 'Iron (Fe)'. */
export function cardOf(symbol: string): string {
  return `${element(symbol).name} (${symbol})`
}
