import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { plainMath } from './plain-math.ts'

test.each([
  ['\\ce{CH4}', 'CH₄'],
  ['\\ce{SO4^2-}', 'SO₄²⁻'],
  ['\\ce{H3O+}', 'H₃O⁺'],
  ['\\ce{Na(g) -> Na+(g) + e-}', 'Na(g) → Na⁺(g) + e⁻'],
  ['\\ce{^{14}_{6}C -> ^{14}_{7}N + ^{0}_{-1}e}', '¹⁴₆C → ¹⁴₇N + ⁰₋₁e'],
  ['\\ce{2KClO3(s) ->[\\Delta][MnO2] 2KCl(s) + 3O2(g)}', '2KClO₃(s) → (Δ, MnO₂) 2KCl(s) + 3O₂(g)'],
  ['\\ce{N2 + 3H2 <=> 2NH3}', 'N₂ + 3H₂ ⇌ 2NH₃'],
  ['\\ce{H-F}', 'H–F'],
  ['\\ce{HC#N}', 'HC≡N'],
  ['\\ce{CuSO4 * 5H2O}', 'CuSO₄·5H₂O'],
  ['\\ce{Li_{1-x}CoO2}', 'Li_(1-x)CoO₂'],
  ['[\\ce{Ar}]\\,3d^5', '[Ar] 3d⁵'],
  ['13.5\\ \\text{g/cm}^3', '13.5 g/cm³'],
  ['10^{-10}\\ \\text{m}', '10⁻¹⁰ m'],
  ['n = \\dfrac{2.0\\ \\text{g}}{4.003\\ \\text{g/mol}}', 'n = (2.0 g)/(4.003 g/mol)'],
  ['\\text{pH} = -\\log_{10}[\\ce{H3O+}]', 'pH = −log₁₀[H₃O⁺]'],
  ['25^\\circ\\text{C}', '25°C'],
  ['V_\\text{m}', 'V_m'],
])('%s is copied as %s', (tex, plain) => {
  expect(plainMath(tex)).toBe(plain)
})

test('a formula without a plain form stays in TeX', () => {
  const tex = '\\overbrace{a + b}'
  expect(plainMath(tex)).toBe(tex)
})

test('every formula of the articles has a plain form', () => {
  const files = globSync('*.mdx', { cwd: join(import.meta.dirname, '../../articles') })
  const formulas = files.flatMap((file) =>
    Array.from(
      readFileSync(join(import.meta.dirname, '../../articles', file), 'utf8').matchAll(FORMULA),
      ([, tex = '']) => tex,
    ),
  )
  expect(formulas.length).toBeGreaterThan(500)
  expect(formulas.filter((tex) => /[\\{}$]/.test(plainMath(tex)))).toEqual([])
})

/** Between dollars; within mhchem there may be more of them. */
const FORMULA = /\$\$?((?:\\ce\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^$])+?)\$\$?/g
