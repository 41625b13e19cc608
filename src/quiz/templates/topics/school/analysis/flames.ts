import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { flameColors } from '#chemistry/reference/flame-colors.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { capitalized, listed, nameOf } from '#quiz/templates/shared/names.ts'
import { type Fact, factsDraft } from '#quiz/templates/topics/school/building/facts.ts'

/** The color that ions of a metal give a flame. */
export function colorOf(symbol: ElementSymbol): string {
  return flameColors.find((one) => one.symbol === symbol)?.color ?? 'no color'
}

function flameFact(symbol: ElementSymbol): Fact {
  const [name, color] = [capitalized(nameOf(symbol)), colorOf(symbol)]
  return { left: name, partner: color, element: symbol, reason: `${name} colors a flame ${color}.` }
}

const without = { ...flameFact('Mg'), reason: 'Magnesium ions do not color a flame.' }

/** Metals and the colors that their ions give a flame; of two colors that are hard to tell apart one is asked. */
export const flamesAndMetals = production('ch-e252', 'match', 'flame-tests', (random) =>
  factsDraft(random, {
    stem: 'Pair each metal with the color that its ions give a flame.',
    facts: [
      flameFact('Na'),
      flameFact('K'),
      flameFact(pick(random, ['Li', 'Ca', 'Sr'])),
      flameFact(pick(random, ['Cu', 'Ba'])),
      without,
    ],
    mistake: () => 'AN6',
  }),
)

const colored: readonly ElementSymbol[] = ['Li', 'Na', 'K', 'Ca', 'Sr', 'Ba', 'Cu']
/** No color in the flame of a burner; AQA and Cambridge list none for them. */
const colorless: readonly ElementSymbol[] = ['Mg', 'Al', 'Zn']

/** Metals of a list whose ions color a flame. */
export const metalsThatColor = production('ch-e254', 'table', 'flame-tests', (random) => {
  const answer = sample(random, colored, pick(random, [2, 3]))
  const others = sample(random, colorless, 2)
  const names = shuffle(random, [...answer, ...others]).map(nameOf)
  const account = `${capitalized(listed(answer.map((symbol) => `${nameOf(symbol)} (${colorOf(symbol)})`)))} color a flame, ${listed(others.map(nameOf))} do not`
  return tableDraft({
    answer,
    stem: `Salts of ${listed(names)} are held in a flame. Pick the metals whose ions give it a color.`,
    slips: [
      ...others.map((other) => ({
        value: [...answer, other],
        misconception: 'AN6' as const,
        text: `The ions of ${nameOf(other)} give no color. ${account}.`,
      })),
      {
        value: [...answer, ...others],
        misconception: 'AN6' as const,
        text: `Not every metal colors a flame. ${account}.`,
      },
      ...answer.map((missing) => ({
        value: answer.filter((symbol) => symbol !== missing),
        misconception: null,
        text: `One is missing: ${nameOf(missing)}. ${account}.`,
      })),
    ],
    right: `${account}.`,
    see: { elements: answer, article: null },
  })
})
