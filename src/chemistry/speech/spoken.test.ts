import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { segments, spokenText } from './spoken.ts'

describe('reading aloud', () => {
  test.each([
    ['2 H₂ + O₂ → 2 H₂O', '2 H 2 plus O 2 yields 2 H 2 O'],
    ['2H₂O and 2 HCl', '2 H 2 O and 2 H C l'],
    [
      'CH₃COOH(aq) ⇌ H⁺(aq) + CH₃COO⁻(aq)',
      'C H 3 C O O H aqueous in equilibrium with H plus aqueous plus C H 3 C O O minus aqueous',
    ],
    [
      'Mg(s) + 2 HCl(aq) → MgCl₂(aq) + H₂(g)',
      'M g solid plus 2 H C l aqueous yields M g C l 2 aqueous plus H 2 gas',
    ],
    [
      'What is the charge in calcium hydroxide, Ca(OH)₂?',
      'What is the charge in calcium hydroxide, C a open bracket O H close bracket 2?',
    ],
    ['(CO₂) and (H₂O(l)).', '(C O 2) and (H 2 O liquid).'],
    ['In plain text: O2, NH4+ and H2SO4.', 'In plain text: O 2, N H 4 plus and H 2 S O 4.'],
    ['Fe²⁺/Fe³⁺ and e⁻', 'F e 2 plus/F e 3 plus and e minus'],
    ['Na → Na⁺ + e⁻', 'Na yields N a plus plus e minus'],
    [
      '[Ar] 3d [↑↓][↑][ ] 4s [↓↓]. Is it so?',
      'argon core 3 d up down, up, empty 4 s down down. Is it so?',
    ],
  ])('%s', (text, spoken) => {
    expect(spokenText(text)).toBe(spoken)
  })

  test.each([
    ['⁷⁹Br, Br-79 and ³⁵Cl⁻', 'bromine 79, bromine 79 and chlorine 35, minus'],
    [
      '¹⁴₆C → ¹⁴₇N + ⁰₋₁e',
      'carbon 14, atomic number 6 yields nitrogen 14, atomic number 7 plus electron',
    ],
    [
      'Iron is [Ar] 3d⁶ 4s², (Fe²⁺: [Ar] 3d⁶).',
      'Iron is argon core 3 d 6 4 s 2, (F e 2 plus: argon core 3 d 6).',
    ],
    [
      '1s²2s²2p⁶ and (n−1)d¹⁰ and the 3d orbital',
      '1 s 2 2 s 2 2 p 6 and n minus 1 d 10 and the 3 d orbital',
    ],
    [
      'The C–H, C=O and N≡N bonds, from Li–Ne',
      'The C single bond H, C double bond O and N triple bond N bonds, from Li–Ne',
    ],
    [
      'CH₃CH=CH₂ and CH₂=C(CH₃)₂',
      'C H 3 C H double bond C H 2 and C H 2 double bond C open bracket C H 3 close bracket 2',
    ],
    ['[Ar]3d⁵ or ([Kr] 5s¹)', 'argon core 3 d 5 or (krypton core 5 s 1)'],
    ['X²⁺ and E₁ and 2n²', 'X 2 plus and E 1 and 2n squared'],
    ['δ⁺, β⁻, 2+ and −1', 'delta plus, beta minus, 2 plus and minus 1'],
  ])('%s', (text, spoken) => {
    expect(spokenText(text)).toBe(spoken)
  })

  test.each([
    ['495.8 kJ/mol', '495.8 kilojoules per mole'],
    ['1 g/cm³', '1 gram per cubic centimeter'],
    ['\u22125.5 °C (267.65 K)', 'minus 5.5 degrees Celsius (267.65 kelvin)'],
    ['25°C, 40% and 12\u202f345 pm', '25 degrees Celsius, 40 percent and 12345 picometers'],
    ['6.02 × 10²³ mol⁻¹', '6.02 times 10 to the power 23 per mole'],
    ['1.5 × 10⁻¹⁰ m', '1.5 times 10 to the power minus 10 meters'],
    [
      '10^(\u22123.4) and 0.8 × e^(\u2212kt), e^2.1',
      '10 to the power minus 3.4 and 0.8 times e to the power minus kt, e to the power 2.1',
    ],
    ['1 mol of it weighs 12 g', '1 mole of it weighs 12 grams'],
    ['2 K + Cl₂ → 2 KCl', '2 K plus C l 2 yields 2 K C l'],
    ['298 K', '298 kelvin'],
  ])('%s', (text, spoken) => {
    expect(spokenText(text)).toBe(spoken)
  })

  test.each([
    'No formula at all.',
    'In group III or IV, as I said, He is at the top of the US table.',
    'iron(II) sulfate, carbon-14, a well-known case; s, p, d and f',
    'Option A, B or C?',
    '',
    '  ',
  ])('ordinary words stay: %j', (text) => {
    expect(spokenText(text)).toBe(text)
    expect(segments(text).filter(({ kind }) => kind === 'chemical')).toStrictEqual([])
  })
})

describe('segments', () => {
  test('a sentence becomes text and pieces with raised and lowered parts', () => {
    expect(segments('⁷⁹Br and SO₄²⁻.')).toStrictEqual([
      {
        kind: 'chemical',
        parts: [
          { text: '79', position: 'sup' },
          { text: 'Br', position: 'base' },
        ],
        spoken: 'bromine 79',
      },
      { kind: 'text', text: ' and ' },
      {
        kind: 'chemical',
        parts: [
          { text: 'SO', position: 'base' },
          { text: '4', position: 'sub' },
          { text: '2\u2212', position: 'sup' },
        ],
        spoken: 'S O 4 2 minus',
      },
      { kind: 'text', text: '.' },
    ])
  })

  test('a nuclide with atomic number has both numbers before the symbol', () => {
    expect(segments('¹⁴₆C')).toStrictEqual([
      {
        kind: 'chemical',
        parts: [
          { text: '14', position: 'sup' },
          { text: '6', position: 'sub' },
          { text: 'C', position: 'base' },
        ],
        spoken: 'carbon 14, atomic number 6',
      },
    ])
  })

  test('configurations raise their electrons', () => {
    expect(segments('3d¹⁰')).toStrictEqual([
      {
        kind: 'chemical',
        parts: [
          { text: '3d', position: 'base' },
          { text: '10', position: 'sup' },
        ],
        spoken: '3 d 10',
      },
    ])
  })

  test('any text is split without loss and without an error', () => {
    const word = constantFrom(
      'H₂O',
      'Fe³⁺',
      '⁷⁹Br',
      '→',
      'kJ/mol',
      '[Ar]',
      '3d⁵',
      '(aq)',
      'iron',
      '−5',
      ',',
      ')',
    )
    const sentence = array(oneof(word, string({ unit: 'grapheme' })), { maxLength: 8 })
    assert(
      property(sentence, (words) => {
        const text = words.join(' ')
        const drawn = segments(text).map((segment) =>
          segment.kind === 'text' ? segment.text : segment.parts.map((part) => part.text).join(''),
        )
        expect(letters(drawn.join(''))).toBe(letters(text))
        expect(typeof spokenText(text)).toBe('string')
      }),
    )
  })
})

/** Letters alone: raised and lowered digits are drawn as plain ones. */
function letters(text: string): string {
  return text.replace(/[^\p{Letter}]/gu, '')
}
