import { identities } from '#chemistry/elements/identities.ts'
import { airGases } from '#chemistry/environment/earth.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import type { Answer } from '#web/table/search-rules.ts'

/** Answers to what the data of the table does not hold, or holds elsewhere; the first that fits counts. */
const answers: readonly (readonly [pattern: RegExp, answer: Answer])[] = [
  [
    /\b(?:expensive|prices?|cost|costs|cheap|cheapest|valuable)\b/,
    plain('Prices change from day to day, so the table holds none.'),
  ],
  [
    /\bnoble gas(?:es)?\b.*\b(?:un|not |in)?reactive\b|\b(?:unreactive|inert)\b.*\bnoble gas/,
    link(
      'The article on noble gases has three reasons why they hardly react.',
      '/blog/why-noble-gases-are-stable#why-so-unreactive-three-energy-reasons',
    ),
  ],
  [
    /\balkali metals?\b.*\breact|\breact.*\balkali metals?\b/,
    link(
      'The article on the alkali metals says why they react so easily.',
      '/blog/deep-dive-alkali-metals#why-they-react-so-easily',
    ),
  ],
  [
    /\bconfigurations?\b/,
    link(
      'The article on shells and orbitals lists the exceptions. No simple rule explains all of them.',
      '/blog/electron-shells-and-orbitals#exceptions',
    ),
  ],
  [
    /\b(?:melting|boiling|freezing|density|mass|formula)\b.*\bof (?:water|ice|salt|sugar|alcohol|ethanol|steel|brass|bronze)\b/,
    plain('The table is about elements. Water, salt, alloys and the like consist of several.'),
  ],
  [
    /\bmetals?\b.*\bconduct|\bconduct.*\bmetals?\b.*\bwhy\b/,
    link(
      'The article on the types of elements says why metals conduct.',
      '/blog/types-of-elements#metals-a-sea-of-electrons',
    ),
  ],
  [
    /\breacti(?:ve|vity|vities)\b|\breacts?\b/,
    {
      text: 'No single number says how reactive an element is. The reactivity series puts metals in order.',
      href: '/tools/reactivity',
      label: 'Open the reactivity series',
    },
  ],
  [
    /\bhardest\b|\bsoftest\b/,
    plain(
      'Hardness depends on the form: diamond and graphite are both carbon. Ask for the hardest or the softest metal.',
    ),
  ],
  [
    /\bstrong(?:est)?\b/,
    {
      text: 'Strength depends on how a piece was made. The table has the Young modulus, which says how stiff a metal is.',
      href: '/dashboard/periodic-table?show=youngModulus',
    },
  ],
  [
    /\bheavy metals?\b/,
    plain(
      '“Heavy metal” has no agreed definition. Ask for “metals denser than iron”, for example.',
    ),
  ],
  [
    /\b(?:precious|noble) metals?\b/,
    plain(
      'There is no agreed list of these metals. Ask for “coinage metals” or “platinum-group metals”.',
    ),
  ],
  [
    /\btrace elements?\b/,
    plain('Books draw the line for trace elements differently. Ask for “essential elements”.'),
  ],
  [
    /\bhow many\b.*\belements?\b(?: are| do)?(?: there| exist| known| we know| in (?:the )?(?:periodic )?table)*\??$/,
    plain(`${identities.length} elements are known, and each has a name.`),
  ],
  [
    /\b(?:in|of) (?:the )?(?:air|atmosphere)\b|\b(?:air|atmosphere) (?:made|composed|consist|contain)/,
    plain(
      `Dry air by volume: ${airGases.map(({ name, share }) => `${name} ${withUnit(share, '%')}`).join(', ')}.`,
    ),
  ],
]

/** Says where a question about something else than a value is answered, or that it is not; null for other texts. */
export function plainAnswer(query: string): Answer | null {
  const text = query.trim().toLowerCase()
  return answers.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** The answer to a question for a reason that no trend and no article gives. */
export const noReason: Answer = plain(
  'The reason for this is not on record here. Reasons are given for trends: size, ionization energy, electronegativity, electron affinity, melting point, density, ions and bond strength.',
)

function plain(text: string): Answer {
  return { text, href: null }
}

function link(text: string, href: string): Answer {
  return { text, href, label: 'Read about it' }
}
