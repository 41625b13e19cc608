import { expect, test } from 'vitest'

import { cardFacts } from '#content/elements/card-facts.ts'
import { readLibrary } from '#content/elements/read-library.ts'
import { searchFacts } from '#content/elements/search-facts.ts'
import { trendData, trendSpreads } from '#content/elements/trend-data.ts'
import { searchTerms } from '#content/pipeline/reference/search-terms.ts'
import { propertiesOf } from '#web/trend-lab/data/lab-properties.ts'

import { answeredSearch } from './answered-search.ts'
import { traitsOf } from './traits.ts'

const library = readLibrary()
const cards = cardFacts(library)
const facts = searchFacts(library)
const data = {
  properties: propertiesOf(trendData(library)),
  traits: traitsOf(facts, cards),
  spreads: trendSpreads(library),
  terms: searchTerms(),
  cards,
  facts,
}
/** Longer lists are given by their length and their first elements. */
const MAX_LIST = 14
const FIRST = 4

/** What the first element says, the elements, and the sentence above them. */
function found(text: string): readonly [reason: string, elements: string, answer: string] {
  const { matches, answer } = answeredSearch(text, data)
  const symbols = matches.map(({ identity }) => identity.symbol)
  const list =
    symbols.length > MAX_LIST
      ? `${symbols.length}: ${symbols.slice(0, FIRST).join(' ')}`
      : symbols.join(' ')
  const reason = matches[0]?.reason ?? ''
  return [reason.replaceAll('\u00A0', ' '), list, (answer?.text ?? '').replaceAll('\u00A0', ' ')]
}

/** Questions and searches as students type them. */
test.each([
  [
    'Which element is the rarest on Earth?',
    'Abundance in the crust 4 × 10⁻¹³ mg/kg, the lowest',
    'Rn Po Ac Ra Pa',
    'By the amounts in the crust of the Earth, of the elements with a known amount there.',
  ],
  [
    'elements in the human body',
    'Abundance in the human body 610 000 mg/kg',
    '36: O C H N',
    'The table shows these values in color.',
  ],
  [
    'what are the most common elements in the human body?',
    'Abundance in the human body 610 000 mg/kg, the highest',
    'O C H N Ca',
    '',
  ],
  ['essential elements', 'Essential to humans', '19: H C N O', ''],
  ['which elements are essential for life?', 'Essential to humans', '19: H C N O', ''],
  [
    'synthetic elements',
    'No amount in nature on record',
    '30: Tc Pm At Fr',
    'No amount of them in nature is on record. Books differ on some: traces of technetium, promethium, astatine, francium, neptunium and plutonium occur.',
  ],
  [
    'How many man-made elements are there?',
    'No amount in nature on record',
    '30: Tc Pm At Fr',
    '30 of the 118 elements.',
  ],
  [
    'naturally occurring elements',
    'Found in nature',
    '88: H He Li Be',
    'They have isotopes with a share in nature (IUPAC 2013), or an amount in the crust. Books that count traces count more.',
  ],
  [
    'which element was discovered first',
    'Known since antiquity',
    'C S Fe Cu As Ag Sn Sb Au Hg Pb Bi P',
    'Elements known since antiquity have no year. Phosphorus is the first with a known discoverer.',
  ],
  [
    'newest element',
    'Discovered in 2010 by Joint Institute for Nuclear Research (Dubna), Lawrence Livermore and Oak Ridge National Laboratories',
    'Ts Nh Mc Og Lv',
    '',
  ],
  [
    'elements discovered before 1700',
    'Known since antiquity',
    'C P S Fe Cu As Ag Sn Sb Au Hg Pb Bi',
    '',
  ],
  [
    'elements discovered in the 18th century',
    'Discovered in 1766 by Henry Cavendish',
    '19: H Be N O',
    '',
  ],
  ['elements discovered in Sweden', 'Discovered in Sweden', 'Li Sc Mn Co Ni Mo La Tb Er Tm Ta', ''],
  ['discovered by Curie', 'Discovered by Marie and Pierre Curie', 'Po Ra', ''],
  ['monatomic gases', 'Gas of single atoms, gas at 25 °C', 'He Ne Ar Kr Xe Rn', ''],
  ['diatomic elements', 'Molecules of two atoms', 'H N O F Cl Br I', ''],
  [
    'toxic elements',
    'Skull on its label (GHS06), as usually sold',
    'Be F P Cl Co As Se Br Cd Ba Hg Tl Pb U',
    'By labels of elements as usually sold. This is not a safety data sheet, and elements without such a label can harm too.',
  ],
  ['semiconductors', 'Used: gallium arsenide semiconductors', 'Ga Ge As Sb', ''],
  ['superconductors', 'Superconducts below 0.026 K', '26: Be Al Ti V', ''],
  ['what colour is chlorine gas?', 'Pale yellow-green gas', 'Cl', ''],
  ['What color is copper?', 'Red-orange metallic luster', 'Cu', ''],
  [
    'yellow elements',
    'Very pale yellow (gas); bright yellow (liquid); alpha is opaque, beta is transparent (solid)',
    'F S Cl Ca Sr Ba Eu Yb Au',
    '',
  ],
  [
    'what is tungsten used for',
    'Uses: lamp filaments, drill bits and cutting tools (carbide)',
    'W',
    '',
  ],
  ['which elements are used in batteries', 'Used: rechargeable batteries', 'Li Mn Ni Cd Pb', ''],
  ['which element is used in light bulbs', 'Used: filling lamps', 'Ar Sc Kr Xe W', ''],
  [
    'why is gold yellow',
    '',
    'Au',
    'The reason for this is not on record here. Reasons are given for trends: size, ionization energy, electronegativity, electron affinity, melting point, density, ions and bond strength.',
  ],
  ['who discovered radium', 'Discovered in 1898 by Marie and Pierre Curie', 'Ra', ''],
  [
    'elements named after countries',
    'Name from Latin, cuprum (aes Cyprium): metal of Cyprus',
    'Cu Ga Ge Ru Po Fr Nh',
    '',
  ],
  [
    'elements named after planets',
    'Name from Latin, Ceres: dwarf planet Ceres',
    'Ce Hg U Np Pu',
    '',
  ],
  [
    'elements named after scientists',
    'Name from samarskite: mineral named after a Russian mining officer',
    '16: Sm Gd Cm Es',
    '',
  ],
  [
    'elements whose symbol comes from Latin',
    'Symbol Na from natrium',
    'Na K Fe Cu Ag Sn Sb W Au Hg Pb',
    '',
  ],
  [
    'why is the symbol for sodium Na',
    'Symbol Na from natrium; name from Medieval Latin / Arabic, soda: headache remedy, soda',
    'Na',
    '',
  ],
  [
    'where does the symbol Pb come from',
    'Name from Anglo-Saxon (symbol: Latin plumbum), lead: lead',
    'Pb',
    '',
  ],
  ['densest gas', 'Density 0.00973 g/cm³, the highest, gas at 25 °C', 'Rn Xe Kr Cl Ar', ''],
  ['best conductor', 'Electrical resistivity 15.87 nΩ·m, the lowest', 'Ag Cu Au Al Ca', ''],
  ['best conductor of heat', 'Thermal conductivity 430 W/(m·K), the highest', 'Ag Cu Au Al Ca', ''],
  ['diamagnetic elements', 'Diamagnetic', '33: H He Be B', ''],
  ['non-radioactive elements', 'Has a stable isotope', '80: H He Li Be', ''],
  [
    'noble gas with the highest boiling point',
    'Noble gas, boiling point −61.7 °C, the highest',
    'Rn Xe Kr Ar Ne',
    '',
  ],
  [
    'oxygen vs sulfur',
    '',
    'O S',
    'The comparison shows them side by side, with the reasons for what differs.',
  ],
  [
    'na vs k',
    '',
    'Na K',
    'The comparison shows them side by side, with the reasons for what differs.',
  ],
  [
    'which metals melt below 100 degrees celsius',
    'Metal, melting point −38.829 °C',
    'Hg Cs Ga Rb K Na',
    '',
  ],
  ['group 17 period 3', 'Group 17, period 3', 'Cl', ''],
  ['group VIIA', 'Group 17', 'F Cl Br I At Ts', ''],
  ['atomic number 26', '', 'Fe', ''],
  ['26th element', '', 'Fe', ''],
  ['what is Au', '', 'Au', ''],
  ['configuration of copper', 'Electron configuration [Ar] 3d¹⁰ 4s¹', 'Cu', ''],
  ['1s2 2s2 2p6 3s1', 'Electron configuration [Ne] 3s¹', 'Na', ''],
  ['charge of aluminium ion', '', 'Al', 'Al³⁺ is the aluminum ion, with the charge 3+.'],
  ['elements with a charge of 2-', 'Ion O²⁻', 'O S Se', ''],
  ['isoelectronic with neon', 'Ion N³⁻: 10 electrons', 'N O F Na Mg Al', ''],
  [
    'half-life of radon',
    'Rn-222, the longest-lived radioactive isotope: half-life 3.8215 days',
    'Rn',
    'The page of radon has all isotopes with half-lives and decay.',
  ],
  [
    'half life of uranium 238',
    'U-238: half-life 4.463 billion years',
    'U',
    'The page of uranium has all isotopes with half-lives and decay.',
  ],
  ['how many elements are there', '', '', '118 elements are known, and each has a name.'],
  ['how many metals are there?', 'Metal', '94: Li Be Na Mg', '94 of the 118 elements.'],
  ['how many protons does gold have', '79 protons, the atomic number', 'Au', ''],
  ['symbol for potassium', 'Symbol K, atomic number 19', 'K', ''],
  [
    'most reactive metal',
    '',
    '',
    'No single number says how reactive an element is. The reactivity series puts metals in order.',
  ],
  [
    'hardest element',
    '',
    '',
    'Hardness depends on the form: diamond and graphite are both carbon. Ask for the hardest or the softest metal.',
  ],
  ['elements heavier than uranium', 'Atomic mass 294 u', '25: Ts Og Lv Mc', ''],
  ['gases lighter than air', 'Gas at 25 °C, density 8.988 × 10⁻⁵ g/cm³', 'H He Ne N', ''],
  [
    'second most abundant element in the crust',
    'Abundance in the crust 282 000 mg/kg, number 2',
    'Si Al Fe Ca Na',
    'By the amounts in the crust of the Earth, of the elements with a known amount there.',
  ],
  [
    'most abundant gas in the air',
    '',
    '',
    'Dry air by volume: nitrogen 78.08 %, oxygen 20.95 %, argon 0.93 %, carbon dioxide 0.04 %, neon 0.0018 %.',
  ],
  ['price of gold', '', '', 'Prices change from day to day, so the table holds none.'],
  ['elements with only one stable isotope', 'Stable isotopes: 1', '26: Be F Na Al', ''],
  [
    'electronegativity of halogens',
    'Electronegativity 3.98, halogen',
    'F Cl Br I At',
    'Electronegativity: Across a period more protons pull on bonding electrons at about the same distance. Down a group the bonding electrons are farther away and better shielded.',
  ],
  [
    'ionization energy across period 3',
    'First ionization energy 495.8 kJ/mol, period 3',
    'Na Mg Al Si P S Cl Ar',
    'First ionization energy: Across a period more protons pull on electrons of the same shell. Down a group the outer electron is farther away and shielded by more electrons.',
  ],
  ['density between 7 and 8', 'Density 7.01 g/cm³', 'Nd Zn Cr Pm Sn Mn In Sm Fe Gd', ''],
  ['melts between 500 and 600 °C', '', '', 'No element of the table is like this.'],
  ['boils below room temperature', 'Boiling point −268.928 °C', 'He H Ne N F Ar O Kr Xe Rn Cl', ''],
  ['liquid at 500 °C', 'Liquid at 500 °C', '16: Li Na K Zn', ''],
  ['elements that start with X', '', 'Xe', ''],
  ['smallest halogen', 'Covalent radius 57 pm, the lowest, halogen', 'F Cl Br I At', ''],
  ['elements that are not metals', 'Not metal', '24: H He B C', ''],
  ['flame test colours', 'Flame color: crimson', 'Li B Na K Ca Cu Rb Sr Cs Ba Pb', ''],
  ['what colour does copper burn', 'Flame color: blue-green', 'Cu', ''],
  ['platinum group metals', 'Platinum-group metal', 'Ru Rh Pd Os Ir Pt', ''],
  ['transuranium elements', 'Atomic number 93, beyond uranium', '26: Np Pu Am Cm', ''],
  ['freezing point of mercury', 'Melting point −38.829 °C', 'Hg', ''],
  [
    'why are noble gases unreactive',
    '',
    '',
    'The article on noble gases has three reasons why they hardly react.',
  ],
  ['melting point of gold', 'Melting point 1064.18 °C', 'Au', ''],
  ['color of silver', 'Lustrous white metal', 'Ag', ''],
  ['silvery metals', 'Silvery-white, metal', '56: Li Na Al K', ''],
  [
    'is silver toxic',
    'On its page: uses and hazards',
    'Ag',
    'The page of silver has uses and hazards.',
  ],
  [
    'how many neutrons does carbon-14 have',
    '6 protons and 6 electrons; 8 neutrons in C-14',
    'C',
    '',
  ],
  [
    'how many neutrons does iron have',
    '26 protons and 26 electrons; 30 neutrons in Fe-56',
    'Fe',
    '',
  ],
  ['which isotopes of chlorine are stable', 'Stable isotopes Cl-35, Cl-37', 'Cl', ''],
  ['stable isotopes of potassium', 'Stable isotopes K-39, K-41', 'K', ''],
  [
    'stable isotopes of technetium',
    'No stable isotope; Tc-97, the longest-lived radioactive isotope: half-life 4.21 million years',
    'Tc',
    '',
  ],
  [
    'what is the most common element in the earth crust',
    'Abundance in the crust 461 000 mg/kg, the highest',
    'O Si Al Fe Ca',
    'By the amounts in the crust of the Earth, of the elements with a known amount there.',
  ],
  ['what is element 79 used for', 'Uses: jewelry, electronics, coins', 'Au', ''],
  [
    'half-life of element number 88',
    'Ra-226, the longest-lived radioactive isotope: half-life 1.6 thousand years',
    'Ra',
    'The page of radium has all isotopes with half-lives and decay.',
  ],
  [
    'compare lithium sodium potassium',
    '',
    'Li Na K',
    'The comparison shows them side by side, with the reasons for what differs.',
  ],
  [
    'why is the configuration of copper different',
    '',
    'Cu',
    'The article on shells and orbitals lists the exceptions. No simple rule explains all of them.',
  ],
  [
    'boiling point of water',
    '',
    '',
    'The table is about elements. Water, salt, alloys and the like consist of several.',
  ],
  ['paramagnetic metals', 'Paramagnetic, metal', '51: Li Na Mg Al', ''],
])('%s', (text, ...expected) => {
  expect(found(text)).toStrictEqual(expected)
})
