import type { Ion } from '#chemistry/electrons/ions.ts'
import { elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { listedIons, plainAnions, plainCations } from '#chemistry/reference/ion-list.ts'

import { compactName, tidyName } from './spelling.ts'

/** An ion and all its names, without spaces. */
export type IonWords = { readonly ion: Ion; readonly words: readonly string[] }

/** Ions of one atom, or of two like carbon, that compounds have beside those that questions ask about. */
const furtherAnions: readonly Ion[] = [
  { name: 'telluride', formula: 'Te', charge: -2 },
  { name: 'arsenide', formula: 'As', charge: -3 },
  // Calcium carbide is a salt of acetylene.
  { name: 'carbide', formula: 'C2', charge: -2 },
]

/** Names of ions in use beside those of the list of ions. */
const furtherNames: Readonly<Record<string, readonly string[]>> = {
  'hydrogen phosphate': ['monohydrogen phosphate', 'biphosphate'],
  oxalate: ['ethanedioate'],
  cyanate: ['isocyanate'],
  permanganate: ['manganate(VII)'],
}

/** Anions, those of several atoms first. */
export const anionWords: readonly IonWords[] = [
  ...listedIons.filter(({ charge }) => charge < 0),
  ...[...plainAnions, ...furtherAnions].map((ion) => ({ ...ion, also: [] })),
].map(({ also, ...ion }) => ({
  ion,
  words: [ion.name, ...also, ...(furtherNames[ion.name] ?? [])].map(wordOf),
}))

/** Non-metals and metalloids that molecules of two elements consist of, with the names of second place. */
export const nonMetals: readonly { readonly symbol: ElementSymbol; readonly second: string }[] = (
  'H hydride,Xe xenonide,Kr kryptonide,B boride,Si silicide,C carbide,Sb antimonide,As arsenide,P phosphide,' +
  'N nitride,Te telluride,Se selenide,S sulfide,I iodide,Br bromide,Cl chloride,O oxide,F fluoride'
)
  .split(',')
  .map((entry) => {
    const [symbol = '', second = ''] = entry.split(' ')
    return { symbol, second }
  })

const nonMetalSymbols: ReadonlySet<ElementSymbol> = new Set(nonMetals.map(({ symbol }) => symbol))

export function isNonMetal(symbol: ElementSymbol): boolean {
  return nonMetalSymbols.has(symbol)
}

/** The charge of the ion that an element has in compounds with a name without numeral; null for others. */
export function plainCharge(symbol: ElementSymbol): number | null {
  return charges.get(symbol) ?? null
}

const charges: ReadonlyMap<ElementSymbol, number> = new Map([
  ['H', 1],
  ...plainCations.map(({ formula, charge }): [string, number] => [formula, charge]),
])

/** Cations of several atoms. The first ion of mercury is Hg₂²⁺, which its numeral tells. */
export const cationWords: readonly IonWords[] = listedIons
  .filter(({ charge, formula }) => charge > 0 && formula !== 'Hg2')
  .map(({ also, ...ion }) => ({ ion, words: [ion.name, ...also].map(wordOf) }))

/** Elements by the word of their name. */
export const elementWords: readonly { readonly symbol: ElementSymbol; readonly word: string }[] =
  elements.map(({ symbol, name }) => ({ symbol, word: wordOf(name) }))

/** Former names of metal ions with Latin endings, still printed on old bottles. */
export const latinWords: readonly {
  readonly word: string
  readonly symbol: ElementSymbol
  readonly charge: number
}[] = (
  'ferrous Fe 2,ferric Fe 3,cuprous Cu 1,cupric Cu 2,stannous Sn 2,stannic Sn 4,plumbous Pb 2,plumbic Pb 4,' +
  'mercurous Hg 1,mercuric Hg 2,cobaltous Co 2,cobaltic Co 3,chromous Cr 2,chromic Cr 3,manganous Mn 2,' +
  'manganic Mn 3,aurous Au 1,auric Au 3,nickelous Ni 2'
)
  .split(',')
  .map((entry) => {
    const [word = '', symbol = '', charge = ''] = entry.split(' ')
    return { word, symbol, charge: Number(charge) }
  })

function wordOf(name: string): string {
  return compactName(tidyName(name))
}
