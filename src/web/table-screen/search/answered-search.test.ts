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

/** The answer for a reason or the fact about the first element, and the elements. */
function answerTo(question: string): readonly [answer: string, symbols: string] {
  const { matches, answer: said } = answeredSearch(question, data)
  const answer = said?.text ?? matches[0]?.reason ?? ''
  return [
    answer.replaceAll('\u00A0', ' '),
    matches.map(({ identity }) => identity.symbol).join(' '),
  ]
}

/** Twenty questions of students. */
test.each([
  ['Which metals melt below 100 °C?', 'Metal, melting point −38.829 °C', 'Hg Cs Ga Rb K Na'],
  [
    'Why is the ionization energy of oxygen lower than that of nitrogen?',
    'First ionization energy, an exception: N 1402.3 > O 1313.9 kJ/mol. Nitrogen 1402.3, oxygen 1313.9 kJ/mol: lower. It is the first p electron that shares an orbital, and the two repel each other.',
    'O N',
  ],
  ['What is the largest atom?', 'Covalent radius 260 pm, the highest', 'Fr Cs Ra Rb Ba'],
  ['Is iodine a solid?', 'Solid at 25 °C', 'I'],
  ['compare sodium and chlorine size', 'Covalent radius 166 pm', 'Na Cl'],
  [
    'Why do atoms get smaller across a period?',
    'Across a period each step adds a proton but no new shell, so all electrons are drawn in.',
    'Li Be B C N O F',
  ],
  [
    'why does the ionization energy decrease down a group',
    'Down a group the outer electron is farther away and shielded by more electrons.',
    'Li Na K Rb Cs',
  ],
  [
    'Why is mercury a liquid?',
    'Mercury: The d subshell of the atom is full, so few electrons take part in bonds. Close to such a heavy nucleus s electrons move so fast that their orbital shrinks.',
    'Hg',
  ],
  [
    'Why is sodium larger than chlorine?',
    'Atomic size: Na 166 > Cl 102 pm. Across a period each step adds a proton but no new shell, so all electrons are drawn in.',
    'Na Cl',
  ],
  ['What is the melting point of gold?', 'Melting point 1064.18 °C', 'Au'],
  ['Is lead radioactive?', 'Post-transition metal, not radioactive', 'Pb'],
  ['most electronegative halogen', 'Electronegativity 3.98, the highest, halogen', 'F Cl Br I At'],
  [
    'Who discovered oxygen?',
    'Discovered in 1774 by Joseph Priestley and Carl Wilhelm Scheele',
    'O',
  ],
  ["What are iron's oxidation states?", 'Common oxidation states +2, +3', 'Fe'],
  ['What is the electron configuration of chromium?', 'Electron configuration [Ar] 3d⁵ 4s¹', 'Cr'],
  ['How many valence electrons does carbon have?', 'Valence electrons 4', 'C'],
  ['Is bromine a gas at 100 °C?', 'Gas at 100 °C', 'Br'],
  ['Which group is sulfur in?', 'Group 16, period 3, p block, 16 protons', 'S'],
  ['Which elements are liquid at room temperature?', 'Liquid at 25 °C', 'Br Hg'],
  ['How many isotopes does tin have', 'Known isotopes 42, of which 10 stable', 'Sn'],
  ['Is aluminum denser than iron?', 'Density 7.87 g/cm³', 'Fe Al'],
])('%s', (question, answer, symbols) => {
  expect(answerTo(question)).toStrictEqual([answer, symbols])
})

/** Twenty-two more, as students type them. */
test.each([
  ['What element has the symbol W?', 'Symbol W, atomic number 74', 'W'],
  ['Which elements are magnetic?', 'Curie temperature 1394 K', 'Co Fe Ni'],
  ['How many neutrons does carbon have?', '6 protons and 6 electrons; 6 neutrons in C-12', 'C'],
  ['Which elements are diatomic?', 'Molecules of two atoms', 'H N O F Cl Br I'],
  ['What is gold used for?', 'Uses: jewelry, electronics, coins', 'Au'],
  ['Where does the name helium come from?', 'Name from Greek, hēlios: sun', 'He'],
  ['Which elements did Marie Curie discover?', 'Discovered by Marie and Pierre Curie', 'Po Ra'],
  ['Which elements have 4 valence electrons?', 'Valence electrons 4', 'C Si Ge Sn Pb Fl'],
  ['What elements are liquid at 30 degrees?', 'Liquid at 30 °C', 'Ga Br Cs Hg'],
  ['Which metals float on water?', 'Metal, density 0.534 g/cm³', 'Li K Na'],
  ['Which element has the most isotopes?', 'Known isotopes 47, the highest', 'Hg Pt Xe Os Ir'],
  ['What is the boiling point of nitrogen in kelvin?', 'Boiling point 77.355 K', 'N'],
  [
    'elements discovered in 1898',
    'Discovered in 1898 by William Ramsay and Morris Travers',
    'Ne Kr Xe Po Ra',
  ],
  [
    'Which elements were discovered after 2000?',
    'Discovered in 2004 by Kōsuke Morita and co-workers (RIKEN)',
    'Nh Mc Ts Og',
  ],
  [
    'Which metal conducts electricity best?',
    'Metal, electrical resistivity 15.87 nΩ·m, the lowest',
    'Ag Cu Au Al Ca',
  ],
  ['Which is the softest metal?', 'Mohs hardness 0.2, the lowest, metal', 'Cs Rb K Na Li'],
  ['What is the radius of an oxygen ion?', 'Ionic radius O²⁻ 140 pm, covalent radius 66 pm', 'O'],
  [
    'How big is the iron ion?',
    'Ionic radius Fe²⁺ 78 pm, Fe³⁺ 64.5 pm, covalent radius 142 pm',
    'Fe',
  ],
  ['Which elements sublime?', 'Sublimes at 1 atm', 'C As'],
  ['Which metals have oxidation state +6?', 'Metal, common oxidation states +3, +6', 'Cr Mo W U'],
  ['Is mercury toxic?', 'The page of mercury has uses and hazards.', 'Hg'],
  [
    'What is the second ionization energy of magnesium?',
    'The page of magnesium has all ionization energies.',
    'Mg',
  ],
])('%s', (question, answer, symbols) => {
  expect(answerTo(question)).toStrictEqual([answer, symbols])
})

test('a question that only the page of an element answers leads to its section', () => {
  expect(answeredSearch('What is the half-life of carbon-14?', data).answer?.href).toBe(
    '/element/carbon#isotopes',
  )
})

test('a why about missing values gets no answer that is wrong', () => {
  expect(answerTo('why do noble gases have no electron affinity')).toStrictEqual([
    'The reason for this is not on record here. Reasons are given for trends: size, ionization energy, electronegativity, electron affinity, melting point, density, ions and bond strength.',
    '',
  ])
})

test('a reason leads to the table with its property and cells', () => {
  expect(answeredSearch('why is O easier to ionize than N', data).answer?.href).toBe(
    '/dashboard/periodic-table?show=ionizationEnergy&ring=O,N',
  )
})

test('where the sources touch, no reason is given', () => {
  const { answer } = answeredSearch(
    'why is the ionization energy of Al lower than that of Ga',
    data,
  )
  expect(answer?.text).toMatch(/^The reason for this is not on record here/)
})

test.each([
  [
    'What is electron affinity?',
    'Electron affinity: Energy released when a gaseous atom takes up one electron; positive means released.',
  ],
  [
    'what does ionization energy mean',
    'First ionization energy: Energy that removes one electron from each atom of one mole of gas.',
  ],
  ['define Mohs hardness', 'Mohs hardness: Scratch scale 1 talc to 10 diamond.'],
  [
    'what does "ppm" in the crust mean',
    'Parts per million: 1 ppm by mass is 1 mg in each kilogram, so 10,000 ppm are 1 %. The table writes mg/kg.',
  ],
])('“%s” asks for the meaning of a word', (question, answer) => {
  expect(answerTo(question)[0]).toBe(answer)
})

test('a question for a value is none for a meaning', () => {
  expect(answerTo('what is the density of gold')[0]).toBe('Density 19.3 g/cm³')
  expect(answerTo('what is lead')[0]).not.toContain(':')
})
