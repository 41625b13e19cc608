import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, type Random } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

/** A reaction in which a base gives a pair of electrons to an acid. */
type Addition = {
  readonly element: ElementSymbol
  readonly acid: string
  readonly base: string
  /** How many of the base join one of the acid. */
  readonly count: number
  readonly product: string
  /** What lets the acid take the pair. */
  readonly because: string
}

const short = 'has an atom that is short of eight electrons'
const positive = 'is a positive ion'
const partly = 'has a double bond that opens at its positive end'
const more = 'can take more than eight electrons'

/** Sources: OpenStax Chemistry 2e, section 15.2; Housecroft and Sharpe, Inorganic Chemistry, section 7.9. */
const additions: readonly Addition[] = [
  addition('B', 'BF3', 'NH3', 1, 'F3BNH3', short),
  addition('B', 'BF3', 'F^-', 1, 'BF4^-', short),
  addition('B', 'BCl3', 'NH3', 1, 'Cl3BNH3', short),
  addition('B', 'B(OH)3', 'OH^-', 1, 'B(OH)4^-', short),
  addition('Al', 'AlCl3', 'Cl^-', 1, 'AlCl4^-', short),
  addition('Al', 'Al^3+', 'H2O', 6, 'Al(H2O)6^3+', positive),
  addition('Ag', 'Ag^+', 'NH3', 2, 'Ag(NH3)2^+', positive),
  addition('Ag', 'Ag^+', 'CN^-', 2, 'Ag(CN)2^-', positive),
  addition('Cu', 'Cu^2+', 'NH3', 4, 'Cu(NH3)4^2+', positive),
  addition('Cu', 'Cu^2+', 'H2O', 6, 'Cu(H2O)6^2+', positive),
  addition('Ni', 'Ni^2+', 'NH3', 6, 'Ni(NH3)6^2+', positive),
  addition('Fe', 'Fe^3+', 'CN^-', 6, 'Fe(CN)6^3-', positive),
  addition('Fe', 'Fe^3+', 'H2O', 6, 'Fe(H2O)6^3+', positive),
  addition('Zn', 'Zn^2+', 'OH^-', 4, 'Zn(OH)4^2-', positive),
  addition('Zn', 'Zn^2+', 'NH3', 4, 'Zn(NH3)4^2+', positive),
  addition('Cr', 'Cr^3+', 'H2O', 6, 'Cr(H2O)6^3+', positive),
  addition('H', 'H^+', 'NH3', 1, 'NH4^+', positive),
  addition('H', 'H^+', 'H2O', 1, 'H3O^+', positive),
  addition('C', 'CO2', 'OH^-', 1, 'HCO3^-', partly),
  addition('S', 'SO2', 'OH^-', 1, 'HSO3^-', partly),
  addition('P', 'PF5', 'F^-', 1, 'PF6^-', more),
  addition('Si', 'SiF4', 'F^-', 2, 'SiF6^2-', more),
]

function addition(
  element: ElementSymbol,
  acid: string,
  base: string,
  count: number,
  product: string,
  because: string,
): Addition {
  return { element, acid, base, count, product, because }
}

function roleDraft(random: Random, stemOf: (equation: string) => string, asksAcid: boolean) {
  const { element, acid, base, count, product, because } = pick(random, additions)
  const [shownAcid, shownBase, shownProduct] = [acid, base, product].map((text) =>
    formatFormula(text),
  )
  const equation = `${shownAcid} + ${count === 1 ? '' : `${count} `}${shownBase} → ${shownProduct}`
  const answer = (asksAcid ? shownAcid : shownBase) ?? ''
  const other = (asksAcid ? shownBase : shownAcid) ?? ''
  const account = `${shownBase} has a lone pair and gives it, so it is the Lewis base; ${shownAcid} ${because} and takes the pair, so it is the Lewis acid`
  return typedFormula({
    element,
    elements: [element],
    stem: stemOf(equation),
    answer,
    corrections: [
      {
        given: other,
        misconception: 'AB23',
        text: `That is the other role. ${account}.`,
      },
      {
        given: shownProduct ?? '',
        misconception: null,
        text: `That is the product. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      solved(
        asksAcid ? 'the Lewis acid' : 'what gives the pair of electrons',
        known('Reaction', equation),
        law('A Lewis base gives a pair of electrons, and a Lewis acid takes it'),
        outcome(answer),
      ),
  })
}

/** What gives a pair of electrons in a reaction. */
export const giverOfPair = production('ch-e611', 'formula', 'lewis-acids', (random) =>
  roleDraft(
    random,
    (equation) =>
      `In ${equation} one particle gives the other a pair of electrons. Type the formula of the one that gives it.`,
    false,
  ),
)

/** The Lewis acid or base of a reaction. */
export const lewisAcidOfReaction = production('ch-m611', 'formula', 'lewis-acids', (random) => {
  const asksAcid = random() < 0.6
  return roleDraft(
    random,
    (equation) =>
      `Which particle is the Lewis ${asksAcid ? 'acid' : 'base'} in ${equation}? Type its formula.`,
    asksAcid,
  )
})
