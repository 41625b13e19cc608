import { valenceElectrons } from '#chemistry/electrons/configurations.ts'
import { properties } from '#chemistry/elements/element-properties.ts'
import { type Element, elements } from '#chemistry/elements/elements.ts'
import { signed } from '#web/element-pages/parts/shown-number.ts'
import type { Arrangement } from '#web/trend-lab/address/lab-state.ts'

import { cutName } from './cut-name.ts'

/** A text that stands under the symbol in place of the value; `spoken` is '' where the cell says it anyway. */
export type CellText = { readonly shown: string; readonly spoken: string }

/** The texts of all cells by symbol; null where the values of the property stand there. */
export type CellTexts = ReadonlyMap<string, CellText> | null

const made = new Map<Arrangement['cell'], CellTexts>()

/** Returns the texts that are asked for, always the same ones. */
export function cellTexts(content: Arrangement['cell']): CellTexts {
  if (content === 'value') return null
  const known = made.get(content)
  if (known !== undefined) return known
  const texts = new Map(elements.map((element) => [element.symbol, textOf(element, content)]))
  made.set(content, texts)
  return texts
}

function textOf(
  { symbol, name, massText }: Element,
  content: Exclude<Arrangement['cell'], 'value'>,
): CellText {
  switch (content) {
    case 'name':
      return { shown: cutName(name), spoken: '' }
    case 'mass':
      return { shown: massText, spoken: `atomic mass ${massText}` }
    case 'valence': {
      const count = valenceElectrons(symbol)
      return count === null
        ? { shown: '', spoken: '' }
        : { shown: String(count), spoken: `valence electrons ${count}` }
    }
    case 'oxidation': {
      const states = properties(symbol).commonOxidationStates.map(signed)
      return states.length === 0
        ? { shown: '', spoken: '' }
        : { shown: states.join(' '), spoken: `common oxidation states ${states.join(', ')}` }
    }
  }
}
