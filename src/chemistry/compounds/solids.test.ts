import { expect, test } from 'vitest'

import { elementBySymbol } from '#chemistry/elements/elements.ts'

import { composition } from './formulas.ts'
import { solids } from './solids.ts'

test.each(solids)('the bonding of $name fits its elements', ({ formula, element, holding }) => {
  const symbols = [...composition(formula).keys()]
  const metals = symbols.filter((symbol) => elementBySymbol(symbol)?.classification === 'metal')
  expect(symbols).toContain(element)
  expect({ metals: metals.length, others: symbols.length - metals.length }).toEqual(
    {
      metallic: { metals: 1, others: 0 },
      ionic: { metals: 1, others: 1 },
      network: { metals: 0, others: symbols.length },
      molecular: { metals: 0, others: symbols.length },
    }[holding],
  )
})
