/** Gives the focus to the cell of an element, where its card was opened. */
export function focusCell(symbol: string): void {
  document.querySelector<HTMLElement>(`.pt-cell[data-symbol='${symbol}']`)?.focus()
}
