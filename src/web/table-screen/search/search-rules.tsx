import { cardFacts } from 'virtual:card-facts'
import { searchFacts } from 'virtual:search-facts'
import { searchTerms } from 'virtual:search-terms'
import { trendSpreads } from 'virtual:trend-data'

import type { Identity } from '#chemistry/elements/identities.ts'
import type { Search, SearchRules } from '#web/table/search-rules.ts'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'

import { answeredSearch } from './answered-search.ts'
import { traitsOf } from './traits.ts'

const SHOWN = 8

export const searchRules: SearchRules = { find, List: SearchList, countText }

const traits = traitsOf(searchFacts, cardFacts)

function find(query: string): Search {
  return answeredSearch(query, {
    properties: labProperties,
    traits,
    spreads: trendSpreads,
    cards: cardFacts,
    facts: searchFacts,
    terms: searchTerms,
  })
}

/** The elements that were found, best first, each with the reason why. */
function SearchList({
  search,
  onOpen,
}: {
  readonly search: Search
  readonly onOpen: (identity: Identity) => void
}) {
  const { matches, answer } = search
  return (
    <ul className="absolute z-20 mt-2 w-[min(26rem,calc(100vw-2rem))] min-w-full overflow-hidden rounded-md border border-outline bg-raised shadow-card">
      {answer === null ? null : (
        <li className="border-b border-line px-4 py-3">
          <span key={answer.text} className="mr-2">
            {answer.text}
          </span>
          {answer.href === null ? null : (
            <a
              href={answer.href}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-3"
            >
              {answer.label ?? 'Show on the table'}
            </a>
          )}
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
      {matches.length === 0 && answer === null ? (
        <li className="px-4 py-3 text-muted">
          No element matches. Try a name, a symbol or a number from 1 to 118, or ask for “metals
          that melt below 100 °C”, “highest density”, “is iodine a solid” or “why is sodium larger
          than chlorine”. Or{' '}
          <a
            href="/blogs"
            className="inline-flex min-h-11 items-center text-link underline underline-offset-3"
          >
            search the articles
          </a>
          .
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

/** What a screen reader says while the list changes: the answer, and how many elements there are. */
function countText({ matches, answer }: Search): string {
  if (answer !== null && matches.length === 0) return answer.text
  const count = matches.length === 1 ? '1 element matches' : `${matches.length} elements match`
  return answer === null ? count : `${answer.text} ${count}`
}
