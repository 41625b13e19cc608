import { formatNobleGasForm, parseConfiguration } from '#chemistry/electrons/subshells.ts'
import { properties } from '#chemistry/elements/element-properties.ts'
import { element } from '#chemistry/elements/elements.ts'
import { stateAt } from '#chemistry/elements/states.ts'
import type { Topic } from '#chemistry/search/questions.ts'
import { signed, withUnit } from '#web/element-pages/parts/shown-number.ts'

/** Returns the fact about an element that a question asks for: 'solid at 25 °C'. */
export function askedFact(topic: Topic, symbol: string): string {
  const { block, category, classification, discoveredBy, discoveryYear, group, period, ...others } =
    element(symbol)
  switch (topic.kind) {
    case 'property': {
      const { name, unit, values } = topic.property
      const value = values.get(symbol)
      return value === undefined ? `${name}: no value` : `${name} ${withUnit(value, unit)}`
    }
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
