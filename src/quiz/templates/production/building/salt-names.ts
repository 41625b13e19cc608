import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import { type Ion, saltFormula } from '#chemistry/electrons/ions.ts'
import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { romanNumeral } from '#chemistry/roman-numerals.ts'
import type { Correction } from '#quiz/template.ts'

/** Corrections of the names that are given to salts. */

const prefixes = ['', '', 'di', 'tri', 'tetra', 'penta'] as const

/** The ions of a salt and its numbers, in a sentence without its stop. */
export function ionsOf(cation: Ion, anion: Ion): string {
  return `${formatIon(cation.formula, cation.charge)} is ${cation.name} and ${formatIon(anion.formula, anion.charge)} is ${anion.name}`
}

/** How many of each ion are in a formula unit. */
export function countsOf(cation: Ion, anion: Ion): readonly [cations: number, anions: number] {
  const divisor = [4, 3, 2].find(
    (number) => cation.charge % number === 0 && anion.charge % number === 0,
  )
  return [-anion.charge / (divisor ?? 1), cation.charge / (divisor ?? 1)]
}

/** The name that counts the ions of a salt by prefixes; none where each occurs once. */
export function prefixSlips(cation: Ion, anion: Ion): readonly Correction[] {
  const [cations, anions] = countsOf(cation, anion)
  if (cations === 1 && anions === 1) return []
  const metal = cation.name.replace(/\(.*\)/, '')
  return [
    {
      given: `${counted(cations, metal)} ${counted(anions, anion.name)}`,
      misconception: 'BO36',
      text: `Prefixes count the atoms of molecules. In a salt the charges give the numbers: ${ionsOf(cation, anion)}.`,
    },
  ]
}

function counted(count: number, name: string): string {
  const prefix = prefixes[count] ?? ''
  const isShort = prefix.length > 3 && name.startsWith('o')
  return (isShort ? prefix.slice(0, -1) : prefix) + name
}

/** The names with another ion that sounds like the one of the salt. */
export function endingSlips(
  cation: Ion,
  anion: Ion,
  others: readonly Ion[],
): readonly Correction[] {
  return others.map((other) => ({
    given: `${cation.name} ${other.name}`,
    misconception: 'BO19',
    text: `That is ${formatFormula(saltFormula(cation, other))}, with ${formatIon(other.formula, other.charge)}. Here ${ionsOf(cation, anion)}.`,
  }))
}

/** The name of the element in the place of that of its ion. */
export function elementSlips(cation: Ion, anion: Ion): readonly Correction[] {
  const element = elementBySymbol(anion.formula)
  if (element === undefined) return []
  return [
    {
      given: `${cation.name} ${element.name.toLowerCase()}`,
      misconception: 'BO37',
      text: `In a salt the second part is an ion, and its name ends in -ide. Here ${ionsOf(cation, anion)}.`,
    },
  ]
}

/** The names without the numeral of the metal, and with other numerals. */
export function numeralSlips(cation: Ion, anion: Ion): readonly Correction[] {
  const metal = cation.name.replace(/\(.*\)/, '')
  const [cations, anions] = countsOf(cation, anion)
  const charge = formatIon(cation.formula, cation.charge)
  const account = `The charges of ${anions === 1 ? 'one' : anions} ${formatIon(anion.formula, anion.charge)} and ${cations === 1 ? 'one' : cations} ${charge} cancel, so the metal is ${cation.name}`
  const numeral = (other: number, text: string): Correction => ({
    given: `${metal}(${romanNumeral(other)}) ${anion.name}`,
    misconception: 'CH6',
    text: `${text} ${account}.`,
  })
  return [
    {
      given: `${metal} ${anion.name}`,
      misconception: 'CH6',
      text: `Without a numeral the name does not tell which ion of ${metal} it is. ${account}.`,
    },
    ...(cations === cation.charge
      ? []
      : [numeral(cations, 'The numeral is the charge of each metal ion and does not count them.')]),
    ...(anions === cation.charge || anions === cations
      ? []
      : [
          numeral(
            anions,
            'The numeral is the charge of the metal ion and does not count the other ions.',
          ),
        ]),
    ...[1, 2, 3, 4]
      .filter((other) => ![cation.charge, cations, anions].includes(other))
      .map((other) => numeral(other, `That would be another ion of ${metal}.`)),
  ]
}
