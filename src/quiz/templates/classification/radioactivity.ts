import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Draft, statement, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

const article = 'what-are-isotopes'

/** Radioactive elements of which no isotope is stable; bismuth, practically stable, is left out. */
const unstableElements = [
  'Tc',
  'Pm',
  'Po',
  'Rn',
  'Fr',
  'Ra',
  'Ac',
  'Th',
  'Pa',
  'U',
  'Np',
  'Pu',
] as const

/** Heavy or rare elements with a stable isotope. */
const heavyStable = [
  'Pb',
  'Hg',
  'Au',
  'W',
  'Pt',
  'Tl',
  'Os',
  'Ir',
  'Re',
  'Ta',
  'Xe',
  'Cs',
  'Ba',
] as const

/** Mostly light elements with a stable isotope, whose names are as long as those of the unstable ones. */
const longNamedStable = ['Mo', 'Gd', 'Nd', 'Sr', 'Mn', 'Zr', 'Pr', 'Dy'] as const

export const withoutStableIsotope = template(
  'cl-m4',
  'radioactivity',
  (random) => {
    const answer = random() < 0.4 ? pick(random, ['Tc', 'Pm']) : pick(random, unstableElements)
    const { name, atomicNumber } = element(answer)
    return whichElement({
      stem: 'Which of these elements has no stable isotope?',
      answer,
      isRight: (symbol) => element(symbol).radioactive,
      lures: [...sample(random, longNamedStable, 2), ...sample(random, heavyStable, 1)].map(
        (symbol) => ({
          symbol,
          misconception: heavyStable.some((heavy) => heavy === symbol) ? 'CL8' : null,
          why: `${element(symbol).name} has a stable isotope, as almost all elements up to lead do. ${name} has none.`,
        }),
      ),
      right:
        atomicNumber < 82
          ? `${name} (${atomicNumber}) is one of the two elements below lead without a stable isotope.`
          : `${name} (${atomicNumber}) lies beyond lead, and no element from polonium (84) on has a stable isotope.`,
      see: { article },
    })
  },
  { fitsMatch: true },
)

/** Radioactive elements that have ores. */
const withOres = ['Th', 'U'] as const

/** Elements that are common although an isotope of them is radioactive. */
const withLastingIsotope = ['K', 'Rb', 'Bi', 'Sm'] as const

/** Why there is so much of an element left that is radioactive or has such an isotope (NUBASE2020). */
const whyCommon: Readonly<
  Record<(typeof withOres)[number] | (typeof withLastingIsotope)[number], string>
> = {
  Th: 'Thorium-232 has a half-life of 14 billion years, so most of it is still there',
  U: 'Uranium-238 has a half-life of 4.5 billion years, so half of it is still there',
  K: 'Only potassium-40 is radioactive, about one atom of ten thousand; the element is common',
  Rb: 'Rubidium-87 is radioactive, but its half-life is about 50 billion years',
  Bi: 'Bismuth-209 lives a billion times longer than the universe has existed',
  Sm: 'Samarium-147 is radioactive, but its half-life is more than 100 billion years',
}

/** Radioactive elements that are made by people or occur only in traces. */
const tracesOnly = ['Tc', 'Pm', 'At', 'Np', 'Pu', 'Am', 'Cm', 'Bk', 'Cf', 'Es', 'Fr'] as const

/** The longest half-life of any isotope of an element, rounded (NUBASE2020). */
const longestHalfLives: Readonly<Record<(typeof tracesOnly)[number], string>> = {
  Tc: '4 million years',
  Pm: '18 years',
  At: '8 hours',
  Np: '2 million years',
  Pu: '81 million years',
  Am: '7400 years',
  Cm: '16 million years',
  Bk: '1400 years',
  Cf: '900 years',
  Es: '470 days',
  Fr: '22 minutes',
}

export const radioactivityInNature = template('cl-m11', 'radioactivity', (random) =>
  pick(random, [whichHasOres, whichHasOres, whichIsInTraces, whichIsInTraces, whyLeft])(random),
)

function whichHasOres(random: Random): Draft | null {
  const answer = pick(random, withOres)
  return whichElement({
    stem: 'Which of these radioactive elements has ores of its own in the Earth’s crust?',
    answer,
    isRight: (symbol) => withOres.some((mined) => mined === symbol),
    lures: sample(random, tracesOnly, 3).map((symbol) => ({
      symbol,
      misconception: 'CL8',
      why: `${element(symbol).name} occurs in nature at most in traces, because its isotopes decay too fast. ${whyCommon[answer]}.`,
    })),
    right: `${whyCommon[answer]}, and it is mined.`,
    see: { article },
  })
}

function whichIsInTraces(random: Random): Draft | null {
  const answer = pick(random, tracesOnly)
  const common = [...sample(random, withOres, 1), ...sample(random, withLastingIsotope, 2)]
  return whichElement({
    stem: 'Each of these elements has radioactive isotopes. Which one is found in nature only in traces, or not at all?',
    answer,
    isRight: (symbol) => tracesOnly.some((rare) => rare === symbol),
    lures: common.map((symbol): ElementLure => ({
      symbol,
      misconception: 'CL8',
      why: `${whyCommon[symbol]}. Radioactive does not mean rare or made by people: ${nameOf(symbol)} is mined.`,
    })),
    right: `All isotopes of ${nameOf(answer)} decay within a time that is short beside the age of the Earth, so it is made by people or occurs only in traces.`,
    see: { article },
  })
}

function whyLeft(random: Random): Draft | null {
  const lasting = pick(random, withOres)
  const gone = pick(random, tracesOnly)
  const fact = `${whyCommon[lasting]}. For ${nameOf(gone)} the longest half-life of any isotope is about ${longestHalfLives[gone]}.`
  return statement(random, {
    element: lasting,
    stem: `The Earth is 4.5 billion years old. Why is there much ${nameOf(lasting)} left in its crust, but hardly any ${nameOf(gone)}?`,
    answers: ['Its main isotope decays far more slowly.', 'Its half-life is billions of years.'],
    lures: [
      {
        value: 'It has the heavier, slower nuclei.',
        misconception: null,
        why: `The mass of a nucleus does not tell how fast it decays. ${fact}`,
      },
      {
        value: 'It is made anew by people all the time.',
        misconception: 'CL8',
        why: `${element(lasting).name} is natural; people make ${nameOf(gone)} instead. ${fact}`,
      },
      {
        value: 'It has no isotope that is radioactive.',
        misconception: 'CL8',
        why: `All isotopes of ${nameOf(lasting)} are radioactive, but one of them decays very slowly. ${fact}`,
      },
      {
        value: 'Its ores protect it from decay.',
        misconception: null,
        why: `Neither compounds nor pressure change the decay of a nucleus noticeably. ${fact}`,
      },
    ],
    right: fact,
    see: { elements: [lasting, gone], article },
  })
}

/** Elements that are known for their radioactivity, all of them beyond bismuth. */
const known = ['Po', 'Rn', 'Fr', 'Ra', 'Ac', 'Th', 'U', 'Np', 'Pu', 'Am', 'Cm'] as const

/** Elements with a stable isotope that are taken for radioactive ones, by the reason for that. */
const suspected = {
  'It is poisonous, but poison acts by chemistry and not by radiation.': [
    'As',
    'Cd',
    'Hg',
    'Tl',
    'Pb',
  ],
  'It is heavy, but elements as heavy as lead still have stable isotopes.': [
    'W',
    'Pt',
    'Au',
    'Ba',
    'Xe',
  ],
  'It reacts violently, but that is up to its electrons and not to its nucleus.': [
    'Na',
    'F',
    'Cs',
    'P',
  ],
  'It is rare and seldom heard of, but that makes no nucleus unstable.': [
    'Ir',
    'Hf',
    'Ta',
    'Pd',
    'Ce',
  ],
} as const

/** Which element is radioactive in all of its isotopes, or is not, among well-known ones. */
export const knownForRadioactivity = template('cl-e502', 'radioactivity', (random) => {
  const asksStable = random() < 0.5
  const reasons = shuffle(random, Object.entries(suspected))
  const stable = reasons.map(([reason, symbols]) => ({ reason, symbol: pick(random, symbols) }))
  const unstable = sample(random, known, 3)
  const [first] = unstable
  const [calm] = stable
  if (first === undefined || calm === undefined) return null
  const rule = 'All elements from polonium (84) on are radioactive'
  return asksStable
    ? whichElement({
        stem: 'Which of these elements has a stable isotope?',
        answer: calm.symbol,
        isRight: (symbol) => !element(symbol).radioactive,
        lures: unstable.map((symbol) => ({
          symbol,
          misconception: 'CL8',
          why: `Each isotope of ${nameOf(symbol)} (${element(symbol).atomicNumber}) decays, quickly or slowly. ${rule}.`,
        })),
        label: withNumber,
        right: `${element(calm.symbol).name} has a stable isotope. ${calm.reason}`,
        see: { article },
      })
    : whichElement({
        stem: 'Which of these elements is radioactive in each of its isotopes?',
        answer: first,
        isRight: (symbol) => element(symbol).radioactive,
        lures: stable.map(({ symbol, reason }) => ({
          symbol,
          misconception: 'CL8',
          why: `${reason} ${rule}, such as ${nameOf(first)} (${element(first).atomicNumber}).`,
        })),
        label: withNumber,
        right: `${rule}, and ${nameOf(first)} has the number ${element(first).atomicNumber}.`,
        see: { article },
      })
})

function withNumber(symbol: ElementSymbol): string {
  const { name, atomicNumber } = element(symbol)
  return `${name} (${atomicNumber})`
}
