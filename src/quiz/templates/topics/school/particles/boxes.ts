import type { Figure, Particle } from '#quiz/figures/figure.ts'
import { integer, pick, type Random, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { couplesOf, pairDraft } from '#quiz/templates/production/builds/pairs.ts'

type Content = readonly (readonly [particle: Particle, count: number])[]

type Kind = {
  readonly name: string
  readonly isMixture: boolean
  readonly reason: string
  readonly drawn: (random: Random) => Content
}

const molecule = (random: Random): Particle => pick(random, ['AB', 'AAB'])

/** The kinds of content of a box. */
const kinds: readonly Kind[] = [
  {
    name: 'an element of single atoms',
    isMixture: false,
    reason: 'all atoms are alike and stand alone',
    drawn: (random) => [[pick(random, ['A', 'B']), integer(random, 6, 11)]],
  },
  {
    name: 'an element of molecules',
    isMixture: false,
    reason: 'all atoms are alike and joined in pairs',
    drawn: (random) => [[pick(random, ['AA', 'BB']), integer(random, 5, 10)]],
  },
  {
    name: 'a compound',
    isMixture: false,
    reason: 'unlike atoms are joined, and all molecules are alike',
    drawn: (random) => [[molecule(random), integer(random, 5, 10)]],
  },
  {
    name: 'a mixture of two elements',
    isMixture: true,
    reason: 'there are two kinds of particles, each of one kind of atom',
    drawn: (random) => [
      ['AA', integer(random, 3, 5)],
      [pick(random, ['B', 'BB']), integer(random, 3, 5)],
    ],
  },
  {
    name: 'a mixture of an element and a compound',
    isMixture: true,
    reason: 'some molecules are of unlike atoms, and others of one kind',
    drawn: (random) => [
      [molecule(random), integer(random, 3, 5)],
      [pick(random, ['AA', 'BB', 'A']), integer(random, 3, 5)],
    ],
  },
]

/** Drawn boxes with particles, and what they hold. */
export const kindsOfBoxes = production('ph-e300', 'match', 'particle-diagrams', (random) => {
  const drawn = sample(random, kinds, 3).map((kind, place) => ({
    ...kind,
    letter: ['A', 'B', 'C'][place] ?? '',
    content: kind.drawn(random),
  }))
  const figure: Figure = {
    kind: 'particle-boxes',
    boxes: drawn.map(({ letter, content }) => ({ name: letter, particles: content })),
  }
  return pairDraft(random, {
    stem: 'Dots and rings are atoms of two elements, and atoms that touch are bonded. Pair each box with what it holds.',
    pairs: drawn.map(({ letter, name }) => ({
      left: `box ${letter}`,
      partner: name,
      element: 'O',
    })),
    exchanges: couplesOf(drawn).map(([one, other]) => ({
      of: [`box ${one.letter}`, `box ${other.letter}`],
      misconception: one.isMixture === other.isMixture ? null : 'PA6',
      text: `Boxes ${one.letter} and ${other.letter} are exchanged. In box ${one.letter} ${one.reason}; in box ${other.letter} ${other.reason}.`,
    })),
    right: `${drawn.map(({ letter, name, reason }) => `Box ${letter} is ${name}: ${reason}`).join('. ')}.`,
    article: null,
    figure,
  })
})
