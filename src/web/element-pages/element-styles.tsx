import elementStyles from '#web/styles/element.css?inline'

/** The styles of the page; they stand in it, so that its first paint waits for nothing. */
export function ElementStyles() {
  return (
    <style href="element" precedence="element">
      {import.meta.env.SSR ? elementStyles : ''}
    </style>
  )
}
