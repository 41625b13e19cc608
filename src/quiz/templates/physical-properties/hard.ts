import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { heatCapacities, heatCapacity } from '#chemistry/heat-capacities.ts'
import { heatOfFusion, meltableMetals } from '#chemistry/heats-of-fusion.ts'
import { comparable } from '#chemistry/trends.ts'
import { formatNumber, formatScientific } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'
import { nameOf, whichElement } from '#quiz/which-element.ts'

import { degrees, samples } from './states.ts'

const category = 'physical-properties'
const difficulty = 'hard'

const AVOGADRO = 6.02214076e23

/** Metals whose look and weight many learners know. */
const knownMetals = 'Li Na K Mg Ca Al Ti Cr Mn Fe Co Ni Cu Zn Mo Ag Cd Ta W Pt Au Pb Bi U'.split(
  ' ',
)

export const metalFromTwoValues: Template = {
  id: 'ph-h1',
  version: 1,
  category,
  difficulty,
  skill: 'melting-and-boiling',
  fitsDuel: false,
  draw(random) {
    const answer = pick(random, knownMetals)
    const others = shuffle(random, knownMetals).filter((symbol) => symbol !== answer)
    const denserOrLighter = others.filter(
      (symbol) =>
        comparable('density', symbol, answer) && gap('meltingPoint', symbol, answer) < 0.25,
    )
    const meltingElsewhere = others.filter(
      (symbol) =>
        comparable('meltingPoint', symbol, answer) && gap('density', symbol, answer) < 0.25,
    )
    const chosen = [...denserOrLighter.slice(0, 2), ...meltingElsewhere.slice(0, 2)]
    const melts = degrees(element(answer).meltingPoint ?? 0)
    return whichElement(random, {
      stem: `A shiny solid conducts electricity, melts at ${melts} and has a density of ${densityText(answer)}. Which of these metals is it?`,
      answer,
      isRight: (symbol) =>
        gap('density', symbol, answer) < 0.03 && gap('meltingPoint', symbol, answer) < 0.03,
      lures: [...new Set(chosen)].map((symbol) => {
        const isTooHeavyOrLight = denserOrLighter.includes(symbol)
        const both = `${element(symbol).name} has a density of ${densityText(symbol)} and melts at ${degrees(element(symbol).meltingPoint ?? 0)}.`
        return {
          symbol,
          misconception: isTooHeavyOrLight ? 'PH3' : 'PH4',
          why: `${both} ${isTooHeavyOrLight ? 'The density does not match' : 'The melting point does not match'}, and both values have to.`,
        }
      }),
      right: `${element(answer).name} alone of these matches both values: ${melts} and ${densityText(answer)}.`,
      see: { article: 'types-of-elements' },
    })
  },
}

/** Difference of two values as a share of the larger one; temperatures are taken in °C. */
function gap(field: 'density' | 'meltingPoint', one: ElementSymbol, other: ElementSymbol): number {
  const first = element(one)[field] ?? 0
  const second = element(other)[field] ?? 0
  return Math.abs(first - second) / Math.max(first, second)
}

function densityText(symbol: ElementSymbol): string {
  return `${formatNumber(element(symbol).density ?? 0, { significant: 3 })} g/cm³`
}

const countable = 'Li Na Mg Al Ca Ti Cr Fe Ni Cu Zn Ag Sn Pt Au Pb N O Cl Br I'.split(' ')
const twoAtomElements = new Set(['N', 'O', 'Cl', 'Br', 'I'])

export const atomsInMass: Template = {
  id: 'ph-h2',
  version: 1,
  category,
  difficulty,
  skill: 'amounts-of-elements',
  fitsDuel: false,
  draw(random) {
    const symbol = pick(random, countable)
    const { name, atomicMass, atomicNumber } = element(symbol)
    const mass = pick(random, [50, 100, 150, 200, 250, 300, 400, 500])
    if (mass < 1.3 * atomicMass) return null
    const answer = (mass / atomicMass) * AVOGADRO
    const shownMass = formatNumber(atomicMass, { significant: 4 })
    const step = `${mass} g / ${shownMass} g/mol = ${formatNumber(mass / atomicMass, { significant: 3 })} mol, times 6.022 × 10²³ per mol`
    return numeric({
      element: symbol,
      stem: `How many atoms are in ${mass} g of ${name.toLowerCase()} (${shownMass} g per mole of atoms)?`,
      answer,
      isRight: (value) => Math.abs((value / AVOGADRO) * atomicMass - mass) < 0.01 * mass,
      show: (value) => formatScientific(value, 3),
      lures: [
        ...(twoAtomElements.has(symbol)
          ? [
              {
                value: answer / 2,
                misconception: 'GE6' as const,
                why: `That counts the ${symbol}₂ molecules. Each holds two atoms: ${step}.`,
              },
            ]
          : []),
        {
          value: (mass / atomicNumber) * AVOGADRO,
          misconception: 'AS1',
          why: `That divides by the atomic number, ${atomicNumber}. The molar mass is needed: ${step}.`,
        },
        {
          value: (atomicMass / mass) * AVOGADRO,
          misconception: 'PH12',
          why: `That divides the molar mass by the mass. The quotient is the other way round: ${step}.`,
        },
        {
          value: mass * AVOGADRO,
          misconception: 'GE3',
          why: `That takes one mole for each gram. The grams are divided by the molar mass first: ${step}.`,
        },
        {
          value: mass * atomicMass * AVOGADRO,
          misconception: 'PH12',
          why: `That multiplies mass and molar mass. They are divided: ${step}.`,
        },
        {
          value: AVOGADRO,
          misconception: 'GE3',
          why: `That is one mole of atoms, which weighs ${shownMass} g. Here are more: ${step}.`,
        },
      ],
      fill: shuffle(random, [0.8, 0.7, 1.25, 1.5, 0.1, 10]).map((factor) => factor * answer),
      right: `${step}, gives ${formatScientific(answer, 3)} atoms.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

const gases = ['H', 'N', 'O', 'F', 'Cl', 'He', 'Ne', 'Ar', 'Kr', 'Xe']

export const gasDensity: Template = {
  id: 'ph-h3',
  version: 1,
  category,
  difficulty,
  skill: 'amounts-of-elements',
  fitsDuel: false,
  draw(random) {
    const symbol = pick(random, gases)
    const volume = pick(random, [22.4, 24, 25])
    const { name, atomicMass, atomicNumber, classification } = element(symbol)
    const isNoble = classification === 'noble-gas'
    const atoms = isNoble ? 1 : 2
    const molarMass = atoms * atomicMass
    const answer = molarMass / volume
    const noun = name.toLowerCase()
    const liters = formatNumber(volume, { significant: 3 })
    const gas = isNoble ? symbol : `${symbol}₂`
    const step = `${formatNumber(molarMass, { significant: 3 })} g/mol / ${liters} L/mol = ${perLiter(answer)}`
    return numeric({
      element: symbol,
      stem: `One mole of any gas fills ${liters} L under certain conditions. What is the density of ${noun} gas there?`,
      answer,
      isRight: (value) => Math.abs((value * volume) / atomicMass - atoms) < 0.01 * atoms,
      show: perLiter,
      lures: [
        {
          value: isNoble ? 2 * answer : answer / 2,
          misconception: 'PH8',
          why: isNoble
            ? `${name} consists of single atoms, not of two-atom molecules. ${step}.`
            : `That takes single atoms, but ${noun} gas consists of ${gas} molecules. ${step}.`,
        },
        {
          value: answer / 1000,
          misconception: 'PH9',
          why: `That number belongs to g/cm³; a liter holds a thousand cubic centimeters. ${step}.`,
        },
        {
          value: (atoms * atomicNumber) / volume,
          misconception: 'AS1',
          why: `That uses the atomic number, ${atomicNumber}, as a mass. ${step}.`,
        },
        {
          value: 1000 * answer,
          misconception: 'PH9',
          why: `That is a thousand times too much: a liter is a thousand cubic centimeters. ${step}.`,
        },
        {
          value: molarMass * volume,
          misconception: 'PH12',
          why: `That multiplies molar mass and molar volume. Density is mass divided by volume: ${step}.`,
        },
        {
          value: volume / molarMass,
          misconception: 'PH12',
          why: `That divides the volume by the mass. Density is mass divided by volume: ${step}.`,
        },
      ],
      fill: shuffle(random, [0.75, 0.85, 1.2, 1.4, 1.6]).map((factor) => factor * answer),
      right: `${gas} has ${step}.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

function perLiter(value: number): string {
  return `${formatNumber(value, { significant: 3 })} g/L`
}

const weighed = samples.filter(
  ({ physicalState, category: family, atomicNumber }) =>
    physicalState === 'solid' && family !== 'lanthanide' && atomicNumber <= 83,
)

export const heavierButLessDense: Template = {
  id: 'ph-h4',
  version: 1,
  category,
  difficulty,
  skill: 'density',
  fitsDuel: false,
  draw(random) {
    const pairs = Array.from({ length: 60 }, () =>
      sample(
        random,
        weighed.map(({ symbol }) => symbol),
        2,
      ),
    ).filter(([a = '', b = '']) => comparable('density', a, b))
    const against = pairs.filter((pair) => !followsMass(pair))
    const following = pairs.filter((pair) => followsMass(pair))
    const [answer] = against
    if (answer === undefined) return null
    const [heavy, light] = heavierFirst(answer)
    return worded({
      element: pick(random, [...answer, ...following.slice(0, 3).flat()]),
      stem: 'Densities stand in g/cm³. Which pair shows that an element with heavier atoms can be less dense?',
      answer: pairText(answer),
      isRight: (text) => against.some((pair) => pairText(pair) === text),
      lures: following.map((pair) => {
        const [more, less] = heavierFirst(pair)
        return {
          value: pairText(pair),
          misconception: 'PH3',
          why: `Here the heavier atoms, ${atomText(more)} against ${atomText(less)}, also make the denser element. This pair shows no exception.`,
        }
      }),
      right: `The atoms of ${nameOf(heavy)} are heavier, ${atomText(heavy)} against ${atomText(light)}, yet ${nameOf(heavy)} is less dense.`,
      see: { elements: answer, article: 'guide-to-periodic-table' },
    })
  },
}

function followsMass(pair: readonly ElementSymbol[]): boolean {
  const [heavy, light] = heavierFirst(pair)
  return (element(heavy).density ?? 0) > (element(light).density ?? 0)
}

function heavierFirst(
  pair: readonly ElementSymbol[],
): readonly [heavy: ElementSymbol, light: ElementSymbol] {
  const [heavy = '', light = ''] = pair.toSorted(
    (a, b) => element(b).atomicMass - element(a).atomicMass,
  )
  return [heavy, light]
}

function pairText(pair: readonly ElementSymbol[]): string {
  return pair
    .map((symbol) => {
      const density = formatNumber(element(symbol).density ?? 0, { significant: 3 })
      return `${nameOf(symbol)} ${density}`
    })
    .join(', ')
}

function atomText(symbol: ElementSymbol): string {
  return `${symbol} ${formatNumber(element(symbol).atomicMass, { decimals: 1 })} u`
}

export const heatToMelt: Template = {
  id: 'ph-h5',
  version: 1,
  category,
  difficulty,
  skill: 'heat-and-warming',
  fitsDuel: false,
  draw(random) {
    const symbol = pick(random, meltableMetals)
    const { name, atomicMass, atomicNumber, meltingPoint } = element(symbol)
    const molarHeat = heatOfFusion(symbol) ?? 0
    const moles = pick(random, [1.5, 2, 2.5, 3, 4, 5])
    const mass = Math.round((moles * atomicMass) / 5) * 5
    const answer = (mass / atomicMass) * molarHeat
    const shownMass = formatNumber(atomicMass, { significant: 4 })
    const amount = formatNumber(mass / atomicMass, { significant: 3 })
    const step = `${mass} g / ${shownMass} g/mol = ${amount} mol, times ${molarHeat} kJ/mol is ${kilojoules(answer)}`
    return numeric({
      element: symbol,
      stem: `How much heat melts ${mass} g of ${name.toLowerCase()} (${shownMass} g/mol) at ${degrees(meltingPoint ?? 0)}? The heat of fusion is ${molarHeat} kJ/mol.`,
      answer,
      isRight: (value) => Math.abs((value / molarHeat) * atomicMass - mass) < 0.01 * mass,
      show: kilojoules,
      lures: [
        {
          value: mass * molarHeat,
          misconception: 'GE3',
          why: `That multiplies grams by kilojoules per mole. The grams become moles first: ${step}.`,
        },
        {
          value: molarHeat,
          misconception: 'GE3',
          why: `That is the heat for one mole, ${shownMass} g. Here: ${step}.`,
        },
        {
          value: (atomicMass / mass) * molarHeat,
          misconception: 'PH12',
          why: `That divides the molar mass by the mass. The quotient is the other way round: ${step}.`,
        },
        {
          value: (mass / atomicNumber) * molarHeat,
          misconception: 'AS1',
          why: `That divides by the atomic number, ${atomicNumber}, instead of the molar mass. ${step}.`,
        },
        {
          value: mass / molarHeat,
          misconception: 'PH12',
          why: `That divides grams by kilojoules per mole, which gives no heat. ${step}.`,
        },
      ],
      fill: shuffle(random, [0.8, 0.6, 1.25, 1.5, 1.8]).map((factor) => factor * answer),
      right: `${step}.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

function kilojoules(value: number): string {
  return `${formatNumber(value, { significant: 3 })} kJ`
}

export const bothLiquid: Template = {
  id: 'ph-h6',
  version: 1,
  category,
  difficulty,
  skill: 'state-of-matter',
  fitsDuel: false,
  draw(random) {
    const [a, b] = sample(random, [...weighed, ...samples.filter(isCold)], 2)
    if (a === undefined || b === undefined) return null
    const [lowMelting, highMelting] = [a.meltingPoint, b.meltingPoint].toSorted((x, y) => x - y)
    const [lowBoiling, highBoiling] = [a.boilingPoint, b.boilingPoint].toSorted((x, y) => x - y)
    if (lowMelting === undefined || highMelting === undefined) return null
    if (lowBoiling === undefined || highBoiling === undefined) return null
    const isOverlapping = lowBoiling - highMelting > 20
    if (!isOverlapping || highMelting - lowMelting < 20 || highBoiling - lowBoiling < 20) {
      return null
    }
    const answer = fromTo(highMelting, lowBoiling)
    const names = `${a.name.toLowerCase()} and ${b.name.toLowerCase()}`
    const whyNot = (low: boolean, high: boolean): string =>
      `${low ? `Down at ${degrees(lowMelting)} only one of the two has melted` : `Up at ${degrees(highBoiling)} only one of the two is still liquid`}${low && high ? `, and up at ${degrees(highBoiling)} one is a gas` : ''}. Both are liquid from ${answer}.`
    return worded({
      element: pick(random, [a.symbol, b.symbol]),
      stem: `${a.name} is liquid from ${fromTo(a.meltingPoint, a.boilingPoint)}, ${b.name.toLowerCase()} from ${fromTo(b.meltingPoint, b.boilingPoint)}. In which range are both liquid?`,
      answer,
      isRight: (text) =>
        text ===
        fromTo(Math.max(a.meltingPoint, b.meltingPoint), Math.min(a.boilingPoint, b.boilingPoint)),
      lures: [
        { value: fromTo(lowMelting, highBoiling), misconception: 'PH6', why: whyNot(true, true) },
        { value: fromTo(lowMelting, lowBoiling), misconception: 'PH6', why: whyNot(true, false) },
        { value: fromTo(highMelting, highBoiling), misconception: 'PH6', why: whyNot(false, true) },
      ],
      right: `Of ${names}, the later one melts at ${degrees(highMelting)} and the earlier one boils at ${degrees(lowBoiling)}.`,
      see: { elements: [a.symbol, b.symbol], article: 'types-of-elements' },
    })
  },
}

function fromTo(low: number, high: number): string {
  return `${degrees(low)} to ${degrees(high)}`
}

function isCold({ physicalState, symbol }: { physicalState: string; symbol: string }): boolean {
  return physicalState !== 'solid' && symbol !== 'Rn'
}

export const warmsMost: Template = {
  id: 'ph-h7',
  version: 1,
  category,
  difficulty,
  skill: 'heat-and-warming',
  fitsDuel: false,
  draw(random) {
    const bodies = sample(random, heatCapacities, 4).map(({ symbol }) => ({
      symbol,
      mass: pick(random, [10, 20, 30, 40, 50, 80, 100, 150]),
      specific: heatCapacity(symbol) ?? 0,
    }))
    const byNeed = bodies.toSorted((a, b) => a.mass * a.specific - b.mass * b.specific)
    const [answer, second] = byNeed
    if (answer === undefined || second === undefined) return null
    const smallestMass = Math.min(...bodies.map(({ mass }) => mass))
    const smallestCapacity = Math.min(...bodies.map(({ specific }) => specific))
    const isTrivial = answer.mass === smallestMass && answer.specific === smallestCapacity
    if (isTrivial || second.mass * second.specific < 1.2 * answer.mass * answer.specific)
      return null
    const label = (symbol: ElementSymbol): string => {
      const body = bodies.find((other) => other.symbol === symbol) ?? answer
      return `${body.mass} g of ${nameOf(symbol)} (${body.specific} J/(g·K))`
    }
    return whichElement(random, {
      stem: 'Each sample takes up the same heat. Specific heat capacities stand in brackets. Which sample warms most?',
      answer: answer.symbol,
      label,
      isRight: (symbol) => symbol === byNeed[0]?.symbol,
      lures: byNeed.slice(1).map((body) => ({
        symbol: body.symbol,
        misconception: 'PH14',
        why: `${element(body.symbol).name} takes more heat for each degree: ${needs(body)}. For ${nameOf(answer.symbol)} it is ${needs(answer)}.`,
      })),
      right: `${element(answer.symbol).name} takes the least heat for each degree: ${needs(answer)}.`,
      see: { article: 'chemistry-of-fire' },
    })
  },
}

const cubes = [
  'Li',
  'Na',
  'Mg',
  'Al',
  'Ca',
  'Ti',
  'Cr',
  'Fe',
  'Cu',
  'Zn',
  'Ag',
  'W',
  'Pt',
  'Au',
  'Pb',
  'U',
]

function needs({ mass, specific }: { mass: number; specific: number }): string {
  return `${mass} g × ${specific} J/(g·K) = ${formatNumber(mass * specific, { significant: 3 })} J/K`
}

export const molarVolume: Template = {
  id: 'ph-h8',
  version: 1,
  category,
  difficulty,
  skill: 'amounts-of-elements',
  fitsDuel: false,
  draw(random) {
    const symbol = pick(random, cubes)
    const { name, atomicMass, atomicNumber } = element(symbol)
    const density = Number((element(symbol).density ?? 0).toPrecision(3))
    const amount = pick(random, [1, 2, 3, 5])
    const mass = amount * atomicMass
    const answer = mass / density
    const shownMass = formatNumber(atomicMass, { significant: 4 })
    const moles = `${amount} mole${amount === 1 ? '' : 's'}`
    const step = `${formatNumber(mass, { significant: 4 })} g / ${densityText(symbol)} = ${cubicCentimeters(answer)}`
    return numeric({
      element: symbol,
      stem: `What volume do ${moles} of ${name.toLowerCase()} fill (${shownMass} g/mol, ${densityText(symbol)})?`.replace(
        'do 1 mole of',
        'does 1 mole of',
      ),
      answer,
      isRight: (value) => Math.abs((value * density) / atomicMass - amount) < 0.01 * amount,
      show: cubicCentimeters,
      lures: [
        {
          value: density / mass,
          misconception: 'PH12',
          why: `That divides the density by the mass. Volume is mass divided by density: ${step}.`,
        },
        {
          value: mass * density,
          misconception: 'PH12',
          why: `That multiplies mass and density. Volume is mass divided by density: ${step}.`,
        },
        {
          value: (amount * atomicNumber) / density,
          misconception: 'AS1',
          why: `That takes the atomic number, ${atomicNumber}, for the molar mass. ${step}.`,
        },
        {
          value: 1000 * answer,
          misconception: 'PH9',
          why: `That is a thousand times too much; the density holds for one cubic centimeter. ${step}.`,
        },
        {
          value: answer / 1000,
          misconception: 'PH9',
          why: `That number would be right in liters. In cubic centimeters: ${step}.`,
        },
      ],
      fill: shuffle(random, [0.7, 0.8, 1.2, 1.35, 1.5]).map((factor) => factor * answer),
      right: `The mass is ${formatNumber(mass, { significant: 4 })} g, and ${step}.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

function cubicCentimeters(value: number): string {
  return `${formatNumber(value, { significant: 3 })} cm³`
}
