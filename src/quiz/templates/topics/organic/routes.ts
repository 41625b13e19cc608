import { conversions } from '#chemistry/organic/conversions.ts'
import { stems } from '#chemistry/organic/names/organic-name.ts'
import { subscript } from '#chemistry/units.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { exchanged, orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { couplesOf, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { law, outcome, solved } from '#quiz/worked/solutions.ts'

/** Conversions and their reagents. */
export const reagentsOfConversions = production(
  'ch-m300',
  'match',
  'organic-reactions',
  (random) => {
    const drawn = sample(random, conversions, 4).map((one) => ({
      left: `${one.from} to ${one.to}`,
      partner: one.with,
      element: one.element,
      from: one.from,
      isOxidation: one.isOxidation,
    }))
    // Two ways to the same acid or aldehyde differ only in what is done with the product.
    if (drawn.filter(({ isOxidation }) => isOxidation).length > 1) return null
    return pairDraft(random, {
      stem: 'Pair each conversion with its reagent and conditions.',
      pairs: drawn,
      exchanges: couplesOf(drawn).map(([one, other]) => ({
        of: [one.left, other.left],
        misconception: null,
        text: `Two reagents are exchanged. From ${one.left} it takes ${one.partner}, from ${other.left} ${other.partner}.`,
      })),
      right: `The reagents are: ${drawn.map(({ left, partner }) => `${left}, ${partner}`).join('; ')}.`,
      article: null,
    })
  },
)

/** A family of unbranched compounds with their group at the end. */
type Link = {
  readonly nameOf: (stem: string, carbons: number) => string
  /** The way to the family behind it; none at the end of the route. */
  readonly next?: string
}

const halide: Link = {
  nameOf: (stem, carbons) => (carbons === 2 ? `bromo${stem}ane` : `1-bromo${stem}ane`),
  next: 'sodium hydroxide in water replaces Br by OH',
}
const alkene: Link = {
  nameOf: (stem) => `${stem}ene`,
  next: 'steam adds to C=C',
}
const alcohol: Link = {
  nameOf: (stem, carbons) => (carbons === 2 ? `${stem}anol` : `${stem}an-1-ol`),
  next: 'mild oxidation takes two hydrogen atoms away',
}
const aldehyde: Link = {
  nameOf: (stem) => `${stem}anal`,
  next: 'further oxidation adds an oxygen atom',
}
const acid: Link = {
  nameOf: (stem) => `${stem}anoic acid`,
  next: 'methanol and a little sulfuric acid make the ester',
}
const ester: Link = {
  nameOf: (stem) => `methyl ${stem}anoate`,
}

/** A route of synthesis as cards. */
export const orderOfRoute = production('ch-h300', 'order', 'organic-reactions', (random) => {
  const carbons = integer(random, 2, 8)
  const stem = stems[carbons - 1] ?? 'eth'
  // Steam would add to a longer alkene the other way around.
  const first = carbons === 2 ? pick(random, [halide, alkene]) : halide
  const all = [first, alcohol, aldehyde, acid, ester]
  const links = pick(random, [all, all.slice(0, 4), all.slice(1)])
  const names = links.map(({ nameOf }) => nameOf(stem, carbons))
  const [start = '', end = ''] = [names[0], names.at(-1)]
  const account = links
    .slice(0, -1)
    .map(({ next }, index) => `from ${names[index]}, ${next}`)
    .join('; ')
  return orderedCards(random, {
    element: 'C',
    items: names,
    card: (name) => name,
    ends: ['start', 'end'],
    stemOf: () => `Order the substances along the route from ${start} to ${end}.`,
    wrong: [
      {
        order: names.toReversed(),
        misconception: null,
        why: `That is the way back. Along the route: ${account}.`,
      },
      ...names.slice(0, -1).map((_, place) => ({
        order: exchanged(names, place),
        misconception: 'OG15' as const,
        why: `Two neighbors are exchanged. Along the route: ${account}.`,
      })),
    ],
    right: `Along the route: ${account}.`,
    article: null,
    solution: () =>
      solved(
        'the order of the substances',
        law(
          'An alkene or a bromoalkane becomes an alcohol; oxidation leads to the aldehyde, then to the acid; an acid and an alcohol form the ester',
        ),
        outcome(names.join(', ')),
      ),
  })
})

type Monomers = { readonly inner: number; readonly acid: number }

function chain(count: number): string {
  return count === 1 ? 'CH₂' : `(CH₂)${subscript(count)}`
}

/** The monomers of a polyester or a polyamide by its repeat unit. */
export const monomersOfUnit = template('ch-m578', 'polymers', (random) => {
  const isEster = pick(random, [true, false])
  const [inner, acids] = [integer(random, 2, 7), integer(random, 2, 7)]
  const [moreInner, moreAcid] = [pick(random, [2, -2]), pick(random, [2, -2])]
  if (inner + moreInner < 1 || acids + moreAcid < 1) return null
  const link = isEster ? 'O' : 'NH'
  const end = isEster ? 'HO' : 'H₂N'
  const tail = isEster ? 'OH' : 'NH₂'
  const unit = `–${link}–${chain(inner)}–${link}–CO–${chain(acids)}–CO–`
  const show = (value: Monomers) =>
    `${end}${chain(value.inner)}${tail} and HOOC${chain(value.acid)}COOH`
  const answer: Monomers = { inner, acid: acids }
  const isRight = (value: Monomers) => value.inner === inner && value.acid === acids
  const account = `Each link gets H at ${link} and OH at CO, and the chains between stay as they are: ${show(answer)}`
  const values: readonly Monomers[] = [
    { inner: inner + moreInner, acid: acids },
    { inner, acid: acids + moreAcid },
    { inner: inner + moreInner, acid: acids + moreAcid },
  ]
  return choice<Monomers>({
    element: isEster ? 'O' : 'N',
    badge: null,
    stem: `A polymer has the repeat unit ${unit}. Which monomers is it made of?`,
    answer,
    isRight,
    lures: values.map((value): Lure<Monomers> => ({
      value,
      misconception: value.acid === acids ? 'OG23' : null,
      why: `${value.acid === acids ? `The chain between the two ${link} groups has another length.` : 'The carbon atoms of the two CO belong to the acid groups, and the chain between them stays.'} ${account}.`,
    })),
    show,
    right: `${account}.`,
    see: { article: null },
    solution: () =>
      solved(
        'the monomers',
        law(`Cut at each bond between CO and ${link}, then add H to ${link} and OH to CO`),
        outcome(show(answer)),
      ),
  })
})
