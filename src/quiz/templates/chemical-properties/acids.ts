import { formatFormula } from '#chemistry/formulas.ts'
import { saltFormula } from '#chemistry/ions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'
import { capitalized } from '#quiz/templates/names.ts'

import {
  acidPartners,
  acids,
  besideSalts,
  misconceptionOf,
  type PartnerKind,
  productsWithAcid,
} from './medium-reactions.ts'

/** What forms beside the salt, why, and where to read about it. */
const reactionsWithAcid: Readonly<
  Record<PartnerKind, { readonly beside: string; readonly rule: string; readonly article: string }>
> = {
  metal: {
    beside: 'H₂',
    rule: 'a metal that is more reactive than hydrogen forms a salt and hydrogen with a dilute acid',
    article: 'types-of-chemical-reactions',
  },
  oxide: {
    beside: 'H₂O',
    rule: 'a metal oxide forms a salt and water with an acid, and no gas',
    article: 'acids-and-bases-ph-scale',
  },
  hydroxide: {
    beside: 'H₂O',
    rule: 'a metal hydroxide forms a salt and water with an acid, and no gas',
    article: 'acids-and-bases-ph-scale',
  },
  carbonate: {
    beside: 'H₂O + CO₂',
    rule: 'a carbonate forms a salt, water and carbon dioxide with an acid',
    article: 'chemical-reactions-in-everyday-life',
  },
}

/** As before, with a correction that fits the wrong products that were chosen. */
export const productsOfAcid: Template = {
  ...productsWithAcid,
  version: 2,
  draw(random) {
    const acid = pick(random, acids)
    const { ion, kinds } = pick(random, acidPartners)
    const kind = pick(random, kinds)
    const salt = formatFormula(saltFormula(ion, acid.anion))
    const partner = kind === 'metal' ? ion.name : `${ion.name} ${kind}`
    const acidName = `dilute ${acid.name.replace('dilute ', '')}`
    const { beside, rule, article } = reactionsWithAcid[kind]
    const answer = `${salt} + ${beside}`
    const others = besideSalts.filter((text) => text !== beside)
    return worded({
      element: ion.formula,
      stem: pick(random, [
        `Which products form when ${partner} reacts with ${acidName}?`,
        `What does ${acidName} form with ${partner}?`,
      ]),
      answer,
      isRight: (text) => text === answer,
      lures: shuffle(random, others).map((text) => ({
        value: `${salt} + ${text}`,
        misconception: misconceptionOf(text),
        why: `${whyNot(text, kind, partner)} ${capitalized(rule)}: ${answer}.`,
      })),
      right: `${capitalized(rule)}: ${answer}.`,
      see: { article },
    })
  },
}

function whyNot(products: string, kind: PartnerKind, partner: string): string {
  if (products === 'H₂O + CO₂') return `There is no carbon in ${partner}.`
  if (products === 'H₂O + O₂') return 'No oxygen gas forms in this reaction.'
  if (kind === 'metal') return 'Water would need oxygen, and nothing here gives any away.'
  if (products === 'H₂O') return 'The carbon of the carbonate has to go somewhere.'
  return `Hydrogen gas forms with a metal, and ${partner} is a compound.`
}
