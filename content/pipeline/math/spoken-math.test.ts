import { expect, test } from 'vitest'

import { spokenMath } from './spoken-math.ts'

test.each([
  ['\\ce{SO4^2-}', 'S O 4 2 minus'],
  ['[\\ce{H2}]^3', '[H 2] cubed'],
  ['(1 + z)^{4}', '(1 plus z) to the power 4'],
  ['\\ce{Na}', 'N a'],
  ['\\ce{2H2(g) + O2(g) -> 2H2O(l)}', '2 H 2 gas plus O 2 gas yields 2 H 2 O liquid'],
  [
    '\\ce{CaCO3(s) ->[\\Delta] CaO(s) + CO2(g)}',
    'C a C O 3 solid yields, with heat, C a O solid plus C O 2 gas',
  ],
  ['\\ce{2H2O2 ->[MnO2] 2H2O + O2 ^}', '2 H 2 O 2 yields, with M n O 2, 2 H 2 O plus O 2 as a gas'],
  [
    '\\ce{CH3COOH(aq) <=> H+(aq) + CH3COO-(aq)}',
    'C H 3 C O O H aqueous in equilibrium with H plus aqueous plus C H 3 C O O minus aqueous',
  ],
  ['\\ce{^{14}_{6}C -> ^{14}_{7}N + ^{0}_{-1}e}', 'carbon 14 yields nitrogen 14 plus electron'],
  ['\\ce{^{99\\text{m}}Tc}', 'technetium 99m'],
  ['\\ce{^{23}Na+}', 'sodium 23, plus'],
  ['\\ce{Mg + 1/2O2 -> MgO}', 'M g plus one half O 2 yields M g O'],
  ['\\ce{CuSO4.5H2O}', 'C u S O 4 dot 5 H 2 O'],
  ['\\ce{N#N}', 'N triple bond N'],
  ['10^{-10}\\ \\text{m}', '10 to the power minus 10 meters'],
  ['6.022\\times10^{23}\\ \\text{mol}^{-1}', '6.022 times 10 to the power 23 per mole'],
  ['\\Delta H = -286\\ \\text{kJ/mol}', 'delta H equals minus 286 kilojoules per mole'],
  ['[\\text{Ar}]3d^{6}4s^{2}', 'argon core 3 d 6 4 s 2'],
  ['104.5^\\circ', '104.5 degrees'],
  ['25\\ ^\\circ\\text{C}', '25 degrees Celsius'],
  ['[\\ce{H+}]', '[H plus]'],
  ['A - Z = N', 'A minus Z equals N'],
  ['\\frac{1}{2}', '1 over 2'],
  ['\\frac{a + b}{2}', 'the fraction a plus b, over 2,'],
  ['3\\tfrac{1}{2}', '3 and 1 over 2'],
  ['2\\frac{m}{M}', '2 m over M'],
  ['\\log_{10}[\\ce{H3O+}]', 'log base 10 of [H 3 O plus]'],
  [
    '\\ce{2H2O ->[\\text{electricity}] 2H2 + O2}',
    '2 H 2 O yields, with electricity, 2 H 2 plus O 2',
  ],
  ['10\\,000', '10000'],
  ['\\delta^{+}', 'delta plus'],
])('%s is read as %j', (tex, spoken) => {
  expect(spokenMath(tex)).toBe(spoken)
})

test('a formula without words is left to the author', () => {
  expect(spokenMath('\\begin{matrix}1\\end{matrix}')).toBeNull()
})
