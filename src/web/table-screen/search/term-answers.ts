import { identityCalled } from '#chemistry/search/element-names.ts'
import type { PageTerm, TermPage } from '#content/search-term.ts'
import type { Answer } from '#web/table/search-rules.ts'

/** Shorter terms, such as 'IR', are parts of too many words. */
const MIN_MENTION = 4
/** Terms of pages that say something else in most questions. */
const COMMON = new Set(
  'accuracy,age,alpha,band,beta,branch,charge,dash,dose,element,error,gamma,gas,gray,label,liquid,order,prefix,product,reuse,safety,shift,solid,symbols,waste,wedge'.split(
    ',',
  ),
)
/** Other words for terms. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['mol', 'mole'],
  ['moles', 'mole'],
])
const BETWEEN =
  /^(?:what(?:['’]s| is| are) )?(?:the )?differences? between (?:an? |the )?(.+?) and (?:an? |the )?(.+?)\??$/

type Explained = PageTerm & { readonly page: TermPage }

/** Says what a term of the articles means, or where it is explained; null for other texts. */
export function termAnswer(term: string, pages: readonly TermPage[]): Answer | null {
  const found = identityCalled(term) === undefined ? explained(term, pages) : null
  return found === null ? null : answerAbout(found)
}

/** Says what two terms mean whose difference is asked for. */
export function differenceAnswer(query: string, pages: readonly TermPage[]): Answer | null {
  const [, one, other] = BETWEEN.exec(query.trim().toLowerCase()) ?? []
  if (one === undefined || other === undefined) return null
  // 'ionic and covalent bonds' are two kinds of bonds.
  const first = explained(one, pages) ?? explained(`${one} ${other.split(' ').at(-1) ?? ''}`, pages)
  const second = explained(other, pages)
  if (first === null || second === null) return null
  if (first.meaning !== '' && second.meaning !== '') {
    return { ...answerAbout(first), text: `${first.meaning} ${second.meaning}` }
  }
  return answerAbout(first)
}

/** Leads to the page about the longest term in a text that nothing else answers. */
export function mentionAnswer(query: string, pages: readonly TermPage[]): Answer | null {
  const text = plain(query)
  const [found] = all(pages)
    .filter(({ term }) => {
      const small = plain(term).trim()
      return (
        small.length >= MIN_MENTION &&
        !COMMON.has(small) &&
        identityCalled(small) === undefined &&
        formsOf(small).some((form) => text.includes(` ${form} `))
      )
    })
    .toSorted((one, other) => other.term.length - one.term.length)
  return found === undefined ? null : answerAbout(found)
}

function answerAbout({ term, meaning, anchor, page }: Explained): Answer {
  const { title, path } = page
  return {
    text: meaning === '' ? `“${title}” explains “${term}”.` : meaning,
    href: anchor === '' ? path : `${path}#${anchor}`,
    label: 'Read about it',
  }
}

function explained(term: string, pages: readonly TermPage[]): Explained | null {
  const said = plain(term).trim()
  const small = OTHER_WORDS.get(said) ?? said
  const asked = formsOf(small)
  return (
    all(pages).find((entry) => plain(entry.term).trim() === small) ??
    all(pages).find((entry) =>
      formsOf(plain(entry.term).trim()).some((one) => asked.includes(one)),
    ) ??
    null
  )
}

function all(pages: readonly TermPage[]): readonly Explained[] {
  return pages.flatMap((page) => page.terms.map((term) => ({ ...term, page })))
}

/** A term in the singular and the plural. */
function formsOf(term: string): readonly string[] {
  const singular = term.replace(/ies$/, 'y').replace(/(?<=..[^s])s$/, '')
  return [term, singular, `${singular}s`, singular.replace(/y$/, 'ies')]
}

/** Words in lower case between spaces, so that whole ones can be found. */
function plain(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(/['’]s?(?!\p{L})/gu, '')
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
  return ` ${words.trim()} `
}
