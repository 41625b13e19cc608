import { formatNobleGasForm, parseConfiguration } from '#chemistry/electrons/subshells.ts'
import { properties } from '#chemistry/elements/element-properties.ts'
import { element } from '#chemistry/elements/elements.ts'
import { stateAt } from '#chemistry/elements/states.ts'
import type { Section, Topic } from '#chemistry/search/questions.ts'
import { fromCelsius } from '#chemistry/units.ts'
import type { CardFacts } from '#content/elements/detail.ts'
import { ionRadii } from '#web/compare/ion-radii.ts'
import { signed, withUnit } from '#web/element-pages/parts/shown-number.ts'
import { unitSigns } from '#web/trend-lab/paint/heat-paint.ts'

/** The names of sections that only the page of an element has. */
const sectionNames: Readonly<Record<Section, string>> = {
  isotopes: 'isotopes with half-lives and decay',
  ionization: 'all ionization energies',
  spectrum: 'emission lines',
  crystal: 'crystal',
  use: 'uses and hazards',
}

/** Returns the fact about an element that a question asks for: 'solid at 25 °C'. */
export function askedFact(topic: Topic, symbol: string, card: CardFacts | undefined): string {
  const { block, category, classification, discoveredBy, discoveryYear, group, period, ...others } =
    element(symbol)
  switch (topic.kind) {
    case 'property': {
      const { name, unit, values } = topic.property
      const value = values.get(symbol)
      if (value === undefined) return `${name}: no value`
      return unit === '°C'
        ? `${name} ${withUnit(fromCelsius(value, topic.unit), unitSigns[topic.unit])}`
        : `${name} ${withUnit(value, unit)}`
    }
    case 'section':
      return `on its page: ${sectionNames[topic.section]}`
    case 'particles': {
      const { protons, electrons, neutrons, typicalIsotope } = others
      return `${protons} protons and ${electrons} electrons; ${neutrons} neutrons in ${symbol}-${typicalIsotope}`
    }
    case 'uses':
      return card === undefined || card.uses.length === 0
        ? 'no uses on record'
        : `uses: ${card.uses.join(', ')}`
    case 'origin':
      return card === undefined || card.origin === null
        ? 'origin of the name: not on record'
        : `name from ${card.origin[0]}, ${card.origin[1]}: ${card.origin[2]}`
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
    case 'configuration':
      return `electron configuration ${formatNobleGasForm(parseConfiguration(others.electronConfiguration) ?? [])}`
  }
}

/** 'ionic radius Fe²⁺ 78 pm, Fe³⁺ 64.5 pm'. */
function ionsText(symbol: string): string {
  const known = ionRadii(symbol).map(({ ion, radius }) => `${ion} ${withUnit(radius, 'pm')}`)
  return known.length === 0 ? 'ionic radius: no value' : `ionic radius ${known.join(', ')}`
}
