/** Changes a field as a visitor does: its component hears of it. */
export function enterText(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  // React has a setter of its own on the field, by which it would take the text for one it knows.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}
