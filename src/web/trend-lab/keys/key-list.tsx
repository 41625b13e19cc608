import { memo } from 'react'

const keys: readonly (readonly [key: string, meaning: string])[] = [
  ['[ and ]', 'previous and next property'],
  ['L', 'log scale'],
  ['E', 'next exception'],
  ['T', 'temperature'],
  ['Arrow keys, Home, End', 'move in the table and in the plot'],
  ['Letters in the table', 'go to a symbol'],
  ['P in the plot', 'keep a label'],
  ['Enter, Escape', 'open and close a card'],
  ['?', 'this list'],
]

/** The keys of the lab. */
export const KeyList = memo(function KeyList() {
  return (
    <details className="lab-layout">
      <summary data-key="?" className="lab-chip">
        Keys
      </summary>
      <dl className="lab-shortcuts">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
})
