import { enterText } from '#web/ui/form/enter-text.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'input:is([type=text], [type=search], [type=email], :not([type])), textarea'
/** How long the parts of the new page may take to come. */
const PATIENCE_MS = 10_000

/**
 * Hears that React has drawn a page anew because it was not as it was built. That is no error where a translator
 * came before the program. What was typed meanwhile is typed again once the new page has the same fields.
 * The only field with a text gets the focus, which went with the built one.
 * @param built the former parts of the page
 */
export function noteDifference(error: unknown, built: readonly Element[]): void {
  if (built.every((part) => part.querySelector('font') === null)) return reportError(error)
  const former = fieldsIn(built)
  if (!former.some(isTyped) || typeAgain(former)) return
  const observer = new MutationObserver(() => {
    if (typeAgain(former)) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), PATIENCE_MS)
}

/** Types into the new fields what is in the former ones. Returns whether they are there. */
function typeAgain(former: readonly Field[]): boolean {
  const fields = fieldsIn([document.body])
  const isThere =
    fields.length === former.length && fields.every(({ name }, at) => name === former[at]?.name)
  if (!isThere) return false
  const typed = fields.flatMap((field, at) => {
    const before = former[at]
    return before !== undefined && isTyped(before) ? [{ field, value: before.value }] : []
  })
  for (const { field, value } of typed) enterText(field, value)
  const [only, ...others] = typed
  if (others.length === 0 && document.activeElement === document.body) only?.field.focus()
  return true
}

function fieldsIn(parts: readonly Element[]): readonly Field[] {
  return parts.flatMap((part) => [...part.querySelectorAll<Field>(FIELDS)])
}

function isTyped({ value, defaultValue }: Field): boolean {
  return value !== defaultValue
}
