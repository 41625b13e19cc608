import { cardFacts } from 'virtual:card-facts'
import { trendSpreads } from 'virtual:trend-data'

import type { Identity } from '#chemistry/elements/identities.ts'
import type { Match, SearchRules } from '#web/table/search-rules.ts'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'

import { answeredSearch } from './answered-search.ts'

const SHOWN = 8

export const searchRules: SearchRules = { find, List: SearchList, countText }

function find(query: string): readonly Match[] {
  return answeredSearch(query, {
    properties: labProperties,
    spreads: trendSpreads,
    cards: cardFacts,
  })
}

/** The elements that were found, best first, each with the reason why. */
function SearchList({
  matches,
  onOpen,
}: {
  readonly matches: readonly Match[]
  readonly onOpen: (identity: Identity) => void
}) {
  const answer = matches[0]?.answer
  return (
    <ul className="absolute z-20 mt-2 w-full overflow-hidden rounded-md border border-outline bg-raised shadow-card">
      {answer === undefined ? null : (
        <li className="border-b border-line px-4 py-3">
          <span key={answer.text} className="mr-2">
            {answer.text}
          </span>
          <a
            href={answer.href}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-3"
          >
            {answer.label ?? 'Show on the table'}
          </a>
        </li>
      )}
      {matches.slice(0, SHOWN).map(({ identity, reason }) => (
        <li key={identity.symbol}>
          <button
            type="button"
            // Not every browser gives the focus to a pressed element: it stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onOpen(identity)}
            className="flex min-h-11 w-full items-center gap-3 px-4 py-1 text-left hover:bg-accent-soft focus-visible:bg-accent-soft"
          >
            <span className="w-8 shrink-0 text-right text-sm text-muted tabular-nums">
              {identity.atomicNumber}
            </span>
            <span translate="no" className="w-8 shrink-0 font-display">
              {identity.symbol}
            </span>
            <span className="min-w-0">
              <span key={identity.symbol}>{nameOf(identity)}</span>
              {reason === null ? null : (
                <span key={reason} className="block text-sm text-muted">
                  {reason}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
      {matches.length > SHOWN ? (
        <li className="px-4 py-2 text-sm text-muted">{moreText(matches.length - SHOWN)}</li>
      ) : null}
      {matches.length === 0 ? (
        <li className="px-4 py-3 text-muted">
          No element matches. Try a name, a symbol or a number from 1 to 118, or ask for “metals
          that melt below 100 °C”, “highest density”, “is iodine a solid” or “why is sodium larger
          than chlorine”.
        </li>
      ) : null}
    </ul>
  )
}

function nameOf({ name, nameIUPAC }: Identity): string {
  return name === nameIUPAC ? name : `${name} (${nameIUPAC})`
}

function moreText(count: number): string {
  return `and ${count} more, lit on the table`
}

function countText(count: number): string {
  return count === 1 ? '1 element matches' : `${count} elements match`
}
