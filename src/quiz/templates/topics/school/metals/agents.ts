import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { extractionEquations } from '#chemistry/metals/ores.ts'
import { equation as equationOf, formatEquation } from '#chemistry/reactions/equations.ts'
import { pick } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'

type Extraction = {
  readonly metal: ElementSymbol
  /** The equation as it is shown. */
  readonly shown: string
  /** The compound of the metal, and the substance that takes the metal out of it. */
  readonly compound: string
  readonly agent: string
  readonly products: readonly string[]
}

const agents: ReadonlySet<string> = new Set(['CO', 'C', 'Al', 'Mg', 'Na', 'H2'])

/** The equations in which one substance takes a metal out of its compound; of aluminum that takes a current. */
const extractions: readonly Extraction[] = extractionEquations.flatMap(([text, metal]) => {
  const [reactants = [], products = []] = text.split(' -> ').map(formulasIn)
  const [compound, agent, more] = reactants
  const isExtraction =
    compound !== undefined &&
    agent !== undefined &&
    more === undefined &&
    agents.has(agent) &&
    products.includes(metal) &&
    metal !== 'Al'
  return isExtraction
    ? [{ metal, shown: formatEquation(equationOf(text)), compound, agent, products }]
    : []
})

const asks = ['agent', 'reduced'] as const

const questions: Readonly<Record<(typeof asks)[number], string>> = {
  agent: 'Which substance is the reducing agent?',
  reduced: 'Which substance is reduced?',
}

/** The reducing agent, or what is reduced, when a metal is extracted. */
export const agentOfExtraction = template('ch-m701', 'metal-extraction', (random) => {
  const { metal, shown, compound, agent, products } = pick(random, extractions)
  const ask = pick(random, asks)
  const [answer, other] = ask === 'agent' ? [agent, compound] : [compound, agent]
  const symbol = [...composition(answer).keys()].find((one) => one !== metal) ?? metal
  const account = `${formatFormula(agent)} takes ${partnerOf(compound, metal)} from ${formatFormula(compound)}, so ${formatFormula(compound)} is reduced and ${formatFormula(agent)} is the reducing agent`
  return choice<string>({
    element: symbol,
    badge: null,
    stem: `${pick(random, [`${capitalized(nameOf(metal))} is extracted by`, `To extract ${nameOf(metal)}, industry or the laboratory uses`])} ${shown}. ${questions[ask]}`,
    answer,
    isRight: (value) => value === answer,
    lures: [
      {
        value: other,
        misconception: 'MT12',
        why:
          ask === 'agent'
            ? `That is reduced itself. ${account}.`
            : `That reduces the other and is oxidized itself. ${account}.`,
      },
      ...products.map((value): Lure<string> => ({
        value,
        misconception: null,
        why: `That forms, and what acts stands on the left. ${account}.`,
      })),
    ],
    show: formatFormula,
    right: `${account}.`,
    see: { article: null },
  })
})

/** The formulas of one side of an equation, without their numbers. */
function formulasIn(side: string): readonly string[] {
  return side.split(' + ').map((term) => term.replace(/^\d+ /, ''))
}

/** The element that a compound holds beside its metal. */
function partnerOf(compound: string, metal: ElementSymbol): string {
  const symbols = [...composition(compound).keys()]
  return nameOf(symbols.find((symbol) => symbol !== metal) ?? metal)
}
