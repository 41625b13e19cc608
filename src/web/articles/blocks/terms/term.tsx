import type { ReactNode } from 'react'

/** A key term that opens the sentence in which it is explained, and the way there. Browsers do so without script. */
export function Term({
  term,
  id,
  children,
}: {
  readonly term: string
  /** The id of the bold words in the text. */
  readonly id: string
  readonly children: ReactNode
}) {
  const text = `${id}-text`
  return (
    <li>
      <button type="button" popoverTarget={text} className="term-button">
        {term}
      </button>
      <div id={text} popover="auto" role="dialog" aria-label={term} className="term">
        {children}
        <p className="term-links">
          <a href={`#${id}`}>In the text</a>
          <button type="button" popoverTarget={text} popoverTargetAction="hide">
            Close
          </button>
        </p>
      </div>
    </li>
  )
}
