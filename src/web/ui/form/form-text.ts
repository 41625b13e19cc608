/** Returns the text of a field, or an empty one if there is no such field. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
