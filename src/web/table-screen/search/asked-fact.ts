import { formatIon } from '#chemistry/compounds/formulas.ts'
import { commonIonsOf } from '#chemistry/electrons/ions.ts'
import { formatNobleGasForm, parseConfiguration } from '#chemistry/electrons/subshells.ts'
import { properties } from '#chemistry/elements/element-properties.ts'
import { element } from '#chemistry/elements/elements.ts'
import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'
import { stateAt } from '#chemistry/elements/states.ts'
import { originalNames } from '#chemistry/search/element-names.ts'
import type { Section, Topic } from '#chemistry/search/questions.ts'
import { fromCelsius } from '#chemistry/units.ts'
import type { CardFacts, SearchFacts } from '#content/elements/detail.ts'
import { ionRadii } from '#web/compare/ion-radii.ts'
import { shownNumber, signed, withUnit } from '#web/element-pages/parts/shown-number.ts'
import { unitSigns } from '#web/trend-lab/paint/heat-paint.ts'

/** No nucleus has more nucleons for each proton, but for hydrogen. */
const HEAVIEST = 3

/** The names of sections that only the page of an element has. */
export const sectionNames: Readonly<Record<Section, string>> = {
  isotopes: 'all isotopes with half-lives and decay',
  ionization: 'all ionization energies',
  spectrum: 'all emission lines',
  crystal: 'the crystal',
  use: 'uses and hazards',
}

/** The facts that are not in the record of the elements, by symbol. */
type AskedData = {
  readonly cards: Readonly<Record<string, CardFacts>>
  readonly facts: Readonly<Record<string, SearchFacts>>
}

/** Returns the fact about an element that a question asks for: 'solid at 25 °C'. */
export function askedFact(topic: Topic, symbol: string, data: AskedData): string {
  const card = data.cards[symbol]
  const facts = data.facts[symbol]
  const { block, category, classification, discoveredBy, discoveryYear, group, period, ...others } =
    element(symbol)
  switch (topic.kind) {
    case 'property': {
      const { name, unit, values } = topic.property
      const value = values.get(symbol)
      if (value === undefined) return `${name}: no value`
      if (unit === '°C') {
        return `${name} ${withUnit(fromCelsius(value, topic.unit), unitSigns[topic.unit])}`
      }
      const text = `${name} ${withUnit(value, unit)}`
      return topic.property.property === 'isotopes' && facts !== undefined
        ? `${text}, of which ${facts.stableIsotopes} stable`
        : text
    }
    case 'section':
      return `on its page: ${sectionNames[topic.section]}`
    case 'particles': {
      const { protons, electrons, neutrons, typicalIsotope } = others
      const asked = topic.massNumber ?? 0
      const [count, mass] =
        asked >= protons && asked <= HEAVIEST * protons
          ? [asked - protons, asked]
          : [neutrons, typicalIsotope]
      return `${protons} protons and ${electrons} electrons; ${count} neutrons in ${symbol}-${mass}`
    }
    case 'stable-isotopes':
      return stableText(symbol, facts)
    case 'uses':
      return card === undefined || card.uses.length === 0
        ? 'no uses on record'
        : `uses: ${card.uses.join(', ')}`
    case 'origin':
      return originText(symbol, card?.origin ?? null)
    case 'symbol':
      return `symbol ${symbol}, atomic number ${others.protons}`
    case 'protons':
      return `${others.protons} protons, the atomic number`
    case 'ions':
      return commonIonsText(symbol)
    case 'half-life':
      return halfLifeText(symbol, topic.massNumber, facts)
    case 'appearance':
      return facts?.appearance ?? 'appearance: not on record'
    case 'flame':
      return facts === undefined || facts.flame === null
        ? 'no color of a flame on record'
        : `flame color: ${facts.flame}`
    case 'magnetism':
      return facts?.magneticOrder ?? 'magnetism: not on record'
    case 'ion-radius':
      return ionsText(symbol)
    case 'state':
      return `${stateAt(element(symbol), topic.celsius)} at ${withUnit(topic.celsius, '°C')}`
    case 'class': {
      const kind = classification.replace('noble-', 'noble ')
      const families = category.includes(kind) ? [category] : [category, kind]
      return [...families, others.radioactive ? 'radioactive' : 'not radioactive'].join(', ')
    }
    case 'place':
      return `group ${group}, period ${period}, ${block} block, ${others.protons} protons`
    case 'discovery':
      return discoveryYear > 0
        ? `discovered in ${discoveryYear} by ${discoveredBy}`
        : 'known since antiquity'
    case 'oxidation': {
      const states = properties(symbol).commonOxidationStates
      return states.length === 0
        ? 'no common oxidation state'
        : `common oxidation states ${states.map(signed).join(', ')}`
    }
    case 'shells': {
      const { electronsPerShell } = others
      const count = electronsPerShell.length
      return `${count} ${count === 1 ? 'shell' : 'shells'} with electrons: ${electronsPerShell.join(', ')}`
    }
    case 'configuration':
      return `electron configuration ${formatNobleGasForm(parseConfiguration(others.electronConfiguration) ?? [])}`
  }
}

/** 'name from Greek, hēlios: sun', with the name behind a symbol that English does not explain. */
function originText(symbol: string, origin: CardFacts['origin']): string {
  const original = originalNames.get(symbol)
  if (origin === null) {
    return original === undefined
      ? 'origin of the name: not on record'
      : `symbol ${symbol} from ${original}`
  }
  const [language, root] = origin
  return original === undefined || root.includes(original) || language.includes(original)
    ? nameText(origin)
    : `symbol ${symbol} from ${original}; ${nameText(origin)}`
}

/** 'name from Greek, hēlios: sun', 'name from America: the Americas'. */
export function nameText([language, root, meaning]: NonNullable<CardFacts['origin']>): string {
  return language.startsWith('from ')
    ? `name from ${root}: ${meaning}`
    : `name from ${language}, ${root}: ${meaning}`
}

/** 'common ions Fe²⁺, Fe³⁺'. */
function commonIonsText(symbol: string): string {
  const ions = commonIonsOf(symbol).map(({ charge }) => formatIon(symbol, charge))
  if (ions.length > 0) return `common ions ${ions.join(', ')}`
  const states = properties(symbol).commonOxidationStates
  return states.length === 0
    ? 'no common ion'
    : `no simple ion on record; common oxidation states ${states.map(signed).join(', ')}`
}

/** The units of half-lives in words. */
const timeUnits: Readonly<Record<string, string>> = {
  ms: 'milliseconds',
  s: 'seconds',
  min: 'minutes',
  h: 'hours',
  d: 'days',
  y: 'years',
  ky: 'thousand years',
  My: 'million years',
  Gy: 'billion years',
  Ty: 'trillion years',
  Py: 'quadrillion years',
  Ey: 'quintillion years',
  Zy: 'sextillion years',
  Yy: 'septillion years',
}

function halfLifeText(
  symbol: string,
  massNumber: number | null,
  facts: SearchFacts | undefined,
): string {
  const lives = facts?.halfLives ?? []
  const found = massNumber === null ? lives[0] : lives.find(([mass]) => mass === massNumber)
  if (found === undefined) {
    return massNumber === null
      ? 'no radioactive isotope on record'
      : `${symbol}-${massNumber}: stable, or not among the isotopes shown here`
  }
  const [mass, value, unit] = found
  const life = `${shownNumber(value)}\u00A0${timeUnits[unit] ?? unit}`
  return massNumber === null
    ? `${symbol}-${mass}, the longest-lived radioactive isotope: half-life ${life}`
    : `${symbol}-${mass}: half-life ${life}`
}

/** 'stable isotopes Cl-35, Cl-37'. */
function stableText(symbol: string, facts: SearchFacts | undefined): string {
  const lives = facts?.halfLives ?? []
  const stable = naturalIsotopes(symbol).filter(
    ({ massNumber }) => !lives.some(([mass]) => mass === massNumber),
  )
  return stable.length === 0
    ? `no stable isotope; ${halfLifeText(symbol, null, facts)}`
    : `stable isotopes ${stable.map(({ massNumber }) => `${symbol}-${massNumber}`).join(', ')}`
}

/** 'ionic radius Fe²⁺ 78 pm, Fe³⁺ 64.5 pm'. */
function ionsText(symbol: string): string {
  const known = ionRadii(symbol).map(({ ion, radius }) => `${ion} ${withUnit(radius, 'pm')}`)
  if (known.length === 0) return 'ionic radius: no value'
  const { covalentRadius } = properties(symbol)
  const atom = covalentRadius === null ? '' : `, covalent radius ${withUnit(covalentRadius, 'pm')}`
  return `ionic radius ${known.join(', ')}${atom}`
}
