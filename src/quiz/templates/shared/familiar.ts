import type { ElementSymbol } from '#chemistry/elements/elements.ts'

const symbols = new Set(
  [
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Ti V Cr Mn Fe Co Ni Cu Zn Ga As Se Br Kr',
    'Rb Sr Ag Cd Sn I Xe Cs Ba W Pt Au Hg Pb Bi Rn Ra U Pu',
  ].flatMap((row) => row.split(' ')),
)

/** Whether a school course or daily life meets the element, so that easy questions may name it. */
export function isFamiliar(symbol: ElementSymbol): boolean {
  return symbols.has(symbol)
}
