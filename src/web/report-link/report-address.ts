/** The subject of a report, as the address of its screen names it. */
export type Reported =
  | { readonly what: 'question'; readonly id: string; readonly choice: string }
  | {
      readonly what: 'value'
      readonly element: string
      readonly property: string
      readonly shown: string
    }

const PATH = '/report'
/** The longest texts that the server takes. */
const MAX_PROPERTY = 80
const MAX_SHOWN = 300

/** Returns the address of the screen on which a subject is reported. */
export function reportPath(subject: Reported): string {
  const pairs =
    subject.what === 'question'
      ? { question: subject.id, choice: subject.choice }
      : { element: subject.element, property: subject.property, shown: subject.shown }
  const given = Object.entries(pairs).filter(([, text]) => text !== '')
  return `${PATH}?${new URLSearchParams(given)}`
}

/** Returns the subject that an address names, or null. Which property it is may be left open. */
export function reportedIn(search: URLSearchParams): Reported | null {
  const text = (name: string, most: number) => (search.get(name) ?? '').trim().slice(0, most)
  const id = text('question', MAX_SHOWN)
  if (id !== '') return { what: 'question', id, choice: text('choice', MAX_SHOWN) }
  const element = text('element', 2)
  if (element === '') return null
  return {
    what: 'value',
    element,
    property: text('property', MAX_PROPERTY),
    shown: text('shown', MAX_SHOWN),
  }
}
