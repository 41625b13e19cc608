import { identities, identityOf } from '#chemistry/elements/identities.ts'
import { elementsNamedIn } from '#chemistry/search/element-search.ts'
import { symbolsIn } from '#chemistry/search/questions.ts'
import { type TableTerm, tableTerms } from '#chemistry/search/table-terms.ts'
import type { TrendSpreads } from '#content/elements/detail.ts'
import { propertyOfTrend, trends } from '#content/elements/trends.ts'
import type { TermPage } from '#content/search-term.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import type { Answer, Match, Search } from '#web/table/search-rules.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'

import { explainedSearch, type SearchData } from './explained-search.ts'
import { ionAnswer } from './ion-answers.ts'
import { meaningOf } from './meanings.ts'
import { noReason, plainAnswer } from './plain-answers.ts'
import { type SubstanceAnswer, substanceAnswer } from './substance-answers.ts'
import { mentionAnswer, termAnswer } from './term-answers.ts'
import { toolAnswer } from './tool-answers.ts'
import { whyAnswer } from './why-answer.ts'

/** What the search knows, and the data of the lab that reasons are made from. */
export type AnswerData = Omit<SearchData, 'properties'> & {
  readonly properties: ReadonlyMap<string, LabProperty>
  readonly spreads: TrendSpreads
  readonly terms: readonly TermPage[]
}

const WHY = /^(?:why|how come)\b/i
const HOW_MANY = /^how many\b/i
/** So many elements can be compared side by side. */
const MAX_COMPARED = 4

/** Finds elements with the reason why they were found, and answers questions in a sentence. */
export function answeredSearch(query: string, data: AnswerData): Search {
  const answer = whyAnswer(query, data)
  if (answer !== null) {
    const { text, href, symbols, property } = answer
    const matches = symbols.flatMap((symbol): readonly Match[] => {
      const identity = identityOf(symbol)
      const value = property.values.get(symbol)
      const reason = value === undefined ? null : withUnit(value, property.unit)
      return identity === undefined ? [] : [{ identity, reason }]
    })
    return { matches, answer: { text, href } }
  }
  const consisting = ionAnswer(query) ?? substanceAnswer(query)
  if (consisting !== null) return consistingOf(consisting)
  const known = { ...data, properties: [...data.properties.values()] }
  const found = explainedSearch(query, known)
  const terms = tableTerms(query.trim().toLowerCase(), known)
  const answered =
    meaningOf(query, data.properties, data.terms) ??
    found.answer ??
    answerFor(query, found, terms, data.terms)
  const isUnknown = found.matches.length === 0 && WHY.test(query)
  return { matches: isUnknown ? namedMatches(query) : found.matches, answer: answered }
}

/** The elements of a substance below the sentence about it. */
function consistingOf({ answer, symbols }: SubstanceAnswer): Search {
  const matches = symbols.flatMap((symbol): readonly Match[] => {
    const identity = identityOf(symbol)
    return identity === undefined ? [] : [{ identity, reason: null }]
  })
  return { matches, answer }
}

/** The elements of a question whose reason is not known. */
function namedMatches(query: string): readonly Match[] {
  return symbolsIn(query.replace(/[?!:,]|['’]s\b/g, ' ')).flatMap((symbol) => {
    const identity = identityOf(symbol)
    return identity === undefined ? [] : [{ identity, reason: null }]
  })
}

function answerFor(
  query: string,
  { matches }: Search,
  terms: readonly TableTerm[] | null,
  pages: readonly TermPage[],
): Answer | null {
  if (matches.length === 0 || WHY.test(query)) {
    const plain = (WHY.test(query) ? null : toolAnswer(query)) ?? plainAnswer(query)
    if (plain !== null) return plain
    if (WHY.test(query)) return hasOrigin(matches) ? null : noReason
    const mentioned = termAnswer(query, pages) ?? mentionAnswer(query, pages)
    if (mentioned !== null) return mentioned
  }
  if (terms === null) return comparisonOf(query)
  if (matches.length === 0) return { text: 'No element of the table is like this.', href: null }
  if (HOW_MANY.test(query.trim())) {
    return { text: `${matches.length} of the ${identities.length} elements.`, href: null }
  }
  return noteOn(terms)
}

/** The reason for a name or a symbol is where it comes from. */
function hasOrigin([first]: readonly Match[]): boolean {
  return first?.reason !== undefined && /^(?:Name|Symbol) /.test(first.reason ?? '')
}

/** The way to the comparison of elements that a text only names. */
function comparisonOf(query: string): Answer | null {
  const symbols = elementsNamedIn(query)
  if (symbols.length < 2 || symbols.length > MAX_COMPARED) return null
  return {
    text: 'The comparison shows them side by side, with the reasons for what differs.',
    href: `/compare?e=${symbols.join(',')}`,
    label: 'Compare them',
  }
}

/** What has to be said about a list of elements, or the way to all values of a property. */
function noteOn(terms: readonly TableTerm[]): Answer | null {
  for (const term of terms) {
    const text = notes[term.kind]
    if (text !== undefined) return { text, href: null }
    if (term.kind === 'trait' && term.trait.phrases.includes('toxic')) {
      return {
        text: 'By labels of elements as usually sold. This is not a safety data sheet, and elements without such a label can harm too.',
        href: null,
      }
    }
    if (term.kind === 'value' && term.condition.kind === 'all') {
      return allValues(term.condition.property.property)
    }
    if (term.kind === 'value' && term.condition.property.property === 'abundanceCrust') {
      return {
        text: 'By the amounts in the crust of the Earth, of the elements with a known amount there.',
        href: '/dashboard/periodic-table?show=abundanceCrust',
      }
    }
  }
  return null
}

const notes: { readonly [kind in TableTerm['kind']]?: string } = {
  synthetic:
    'No amount of them in nature is on record. Books differ on some: traces of technetium, promethium, astatine, francium, neptunium and plutonium occur.',
  natural:
    'They have isotopes with a share in nature (IUPAC 2013), or an amount in the crust. Books that count traces count more.',
  oldest:
    'Elements known since antiquity have no year. Phosphorus is the first with a known discoverer.',
}

function allValues(property: string): Answer {
  const trend = trends.find((entry) => propertyOfTrend(entry) === property)
  return trend === undefined
    ? {
        text: 'The table shows these values in color.',
        href: `/dashboard/periodic-table?show=${property}`,
      }
    : {
        text: `${trend.title}: ${trend.why.join(' ')}`,
        href: `/trends/${trend.key}`,
        label: 'Open the trend',
      }
}
