import { expect, inject, test } from 'vitest'

/** A value on a page: the last part of the address, the label, the value, its source, and the span of the sources. */
type Shown = readonly [page: string, label: string, value: string, source: string, span: string]

/** Values of all thirty properties as their sources print them, each with the span where sources differ. */
const values: readonly Shown[] = [
  ['neon', 'Abundance in the crust', '0.005 mg/kg', 'record of this site', '0.003 to 0.005 mg/kg'],
  ['nickel', 'Abundance in the crust', '84 mg/kg', 'record of this site', '84 to 90 mg/kg'],
  ['aluminum', 'Abundance in the human body', '0.9 mg/kg', 'pse-info.de database', ''],
  ['gallium', 'Abundance in sea water', '3 × 10⁻⁵ mg/L', 'mendeleev', ''],
  ['holmium', 'Abundance in sea water', '2.2 × 10⁻⁷ mg/L', 'mendeleev', ''],
  [
    'beryllium',
    'Abundance in the Sun',
    '± 1 × 10⁻⁴ mg/kg',
    'pse-info.de database',
    '1 × 10⁻⁴ to 0.001 mg/kg',
  ],
  ['aluminum', 'Abundance in the universe', '50 mg/kg', 'pse-info.de database', '50 to 58 mg/kg'],
  ['erbium', 'Atomic radius (Slater 1964)', '175 pm', 'record of this site', ''],
  ['silicon', 'Bulk modulus', '100 GPa', 'pse-info.de database', ''],
  ['osmium', 'Bulk modulus', '462 GPa', 'Elements.json', ''],
  ['actinium', 'Covalent radius (Cordero 2008)', '215 pm', 'record of this site', ''],
  ['cadmium', 'Covalent radius (Pyykkö 2009)', '136 pm', 'mendeleev', ''],
  ['iron', 'Curie temperature', '1043 K', 'pse-info.de database', ''],
  ['nickel', 'Curie temperature', '631 K', 'pse-info.de database', ''],
  ['lead', 'Electrical resistivity', '208 nΩ·m', 'pymatgen', '208 to 210 nΩ·m'],
  ['beryllium', 'Electrical resistivity', '35.6 nΩ·m', 'pymatgen', '35.6 to 38 nΩ·m'],
  ['rhenium', 'Electron affinity', '± 5.83 kJ/mol', 'pymatgen', '5.83 to 14.47 kJ/mol'],
  ['selenium', 'Electron affinity', '194.96 kJ/mol', 'pymatgen', '194.96 to 194.97 kJ/mol'],
  ['rubidium', 'Electronegativity (Allen)', '0.70591', 'mendeleev', '0.70591 to 0.706'],
  ['samarium', 'Electronegativity (Pauling)', '1.17', 'record of this site', ''],
  ['lead', 'Electronegativity (Pauling)', '± 2.33', 'record of this site', '1.8 to 2.33'],
  ['silver', 'Enthalpy of atomization', '284.9 kJ/mol', 'mendeleev', '284.9 to 285 kJ/mol'],
  ['potassium', 'Enthalpy of atomization', '89 kJ/mol', 'mendeleev', ''],
  ['hafnium', 'Enthalpy of fusion', '27.2 kJ/mol', 'Elements.json', '25.1 to 27.2 kJ/mol'],
  [
    'vanadium',
    'Enthalpy of vaporization',
    '453 kJ/mol',
    'pse-info.de database',
    '444 to 460 kJ/mol',
  ],
  ['gold', 'Metallic radius (12 neighbors)', '144 pm', 'mendeleev', ''],
  ['sodium', 'Metallic radius (12 neighbors)', '190 pm', 'mendeleev', '186 to 190 pm'],
  ['ytterbium', 'Mohs hardness', '2', 'Elements.json', ''],
  ['aluminum', 'Mohs hardness', '2.75', 'pse-info.de database', ''],
  ['boron', 'Molar heat capacity', '11.087 J/(mol·K)', 'mendeleev', ''],
  ['tungsten', 'Molar heat capacity', '24.27 J/(mol·K)', 'mendeleev', ''],
  ['europium', 'Néel temperature', '90.5 K', 'pse-info.de database', ''],
  ['scandium', 'Dipole polarizability', '97 a.u.', 'mendeleev', ''],
  ['neodymium', 'Dipole polarizability', '208 a.u.', 'mendeleev', ''],
  ['zirconium', 'Specific heat capacity', '0.278 J/(g·K)', 'mendeleev', '0.27 to 0.281 J/(g·K)'],
  ['iron', 'Speed of sound', '4910 m/s', 'pse-info.de database', ''],
  ['bismuth', 'Speed of sound', '1790 m/s', 'pse-info.de database', ''],
  ['tungsten', 'Thermal conductivity', '170 W/(m·K)', 'pse-info.de database', '170 to 174 W/(m·K)'],
  ['zinc', 'Linear thermal expansion', '30.2 × 10⁻⁶/K', 'pse-info.de database', ''],
  ['boron', 'Van der Waals radius (Alvarez 2013)', '191 pm', 'mendeleev', ''],
  ['magnesium', 'Van der Waals radius (Bondi 1964)', '173 pm', 'mendeleev', ''],
  ['molybdenum', 'Vickers hardness', '1530 MPa', 'pse-info.de database', ''],
  ['titanium', 'Young modulus', '116 GPa', 'pse-info.de database', ''],
  ['rhodium', 'Young modulus', '± 275 GPa', 'pse-info.de database', '275 to 380 GPa'],
]

/** Values that people look up, and that go wrong easily. */
const facts: readonly (readonly [path: string, words: string])[] = [
  ['/element/iron', '1538 °C = 1811.15 K = 2800.4 °F'],
  ['/element/iron', 'The first ionization energy of iron is 762.5 kJ/mol.'],
  ['/element/iron', 'All 26 ionization energies'],
  ['/element/iron', '4 isotopes are stable: iron-54, iron-56, iron-57, and iron-58.'],
  ['/element/iron', 'body-centered cubic, space group 229, a = 286.65 pm'],
  ['/element/iron', '/ˈaɪərn/'],
  ['/element/iron', 'Common: +2, +3.'],
  ['/element/sodium', 'The strongest are at 589.00, 589.59, 568.82 nm.'],
  ['/element/hydrogen', '656.27 atom'],
  ['/element/hydrogen', '383.54 atom'],
  ['/element/astatine', 'No lines'],
  [
    '/element/aluminum',
    'After step 3 the energy jumps by a factor of 4.2, from 28.4476 to 119.992 eV',
  ],
  ['/element/bismuth', 'bismuth-209 is practically stable'],
  ['/element/technetium', 'No isotope of technetium is stable'],
  ['/element/uranium', '4.463 Gy α 100 %, SF rare'],
  ['/element/sulfur', 'Enthalpy of vaporization no agreed value:'],
  ['/element/magnesium', 'Linear thermal expansion no agreed value:'],
  ['/element/palladium', 'Common: +2, +4.'],
  ['/element/krypton', 'Common: +2.'],
  ['/element/mercury', 'not a safety data sheet'],
  ['/element/americium', 'Density 13.79 g/cm³'],
  ['/trends/ionization-energy', '1402.3 and 1313.9 kJ/mol'],
  ['/trends/ionization-energy', '577.5 and 578.8 kJ/mol'],
  [
    '/trends/ionization-energy',
    '103 elements have a value, from cesium (375.7 kJ/mol) to helium (2372.3 kJ/mol).',
  ],
  ['/trends/electronegativity', 'Lead (Pb) 2.33 1.8 to 2.33'],
  ['/trends/electron-affinity', 'Cl 348.57, Br 324.54, I 295.15 kJ/mol'],
  ['/trends/density', 'Osmium (Os) 22.5872'],
  ['/trends/melting-point', 'V 1910, Mo 2622, W 3414 °C'],
  ['/trends/atomic-size', 'Li 128, Na 166, K 203, Rb 220, Cs 244 pm'],
  ['/trends/ion-size', 'O²⁻ 140, F⁻ 133, Na⁺ 102, Mg²⁺ 72, Al³⁺ 53.5 pm'],
  ['/trends/bond-strength', 'V 515.5, Nb 733, W 851 kJ/mol'],
]

test.each(values)('%s: %s %s', async (page, label, value, source, span) => {
  const rows = await rowsOf(`/element/${page}`)
  const row = rows.find((text) => text.startsWith(`${label} `)) ?? ''
  expect(`${row} `).toContain(`${label} ${value} `)
  expect(row).toContain(`Source: ${source}`)
  expect(/The sources span (.*?)\.(?= |$)/.exec(row)?.[1] ?? '').toBe(span)
})

test.each(facts)('%s says %s', async (path, words) => {
  expect(plain(await htmlOf(path))).toContain(words)
})

async function htmlOf(path: string): Promise<string> {
  const answer = await fetch(`${inject('origin')}${path}`)
  return answer.text()
}

/** The rows with values, as the words of the page without JavaScript. */
async function rowsOf(path: string): Promise<readonly string[]> {
  const html = await htmlOf(path)
  return Array.from(html.matchAll(/<details class="el-value">(.*?)<\/details>/gs), ([, row = '']) =>
    plain(row),
  )
}

function plain(html: string): string {
  return html
    .replaceAll(/<!-- -->|<\/?span[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim()
}
