import { expect, test } from 'vitest'

import { readDisplayName } from './display-name.ts'

test.each([
  ['a plain name', 'Marie', 'Marie'],
  ['space around and within', '  Marie   Curie ', 'Marie Curie'],
  ['markup, as text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['a decomposed letter', 'Zoe\u0308', 'Zoë'],
  ['Arabic', 'مريم', 'مريم'],
  ['Devanagari', 'प्रिया', 'प्रिया'],
  ['a family of emoji', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['32 characters', 'x'.repeat(32), 'x'.repeat(32)],
  ['32 flags', '🇫🇷'.repeat(32), '🇫🇷'.repeat(32)],
  ['32 scientists of three code points', '👩‍🔬'.repeat(32), '👩‍🔬'.repeat(32)],
  ['another way of writing', '李小龙', '李小龙'],
  ['Persian, spelled with a joiner', 'علی‌رضا', 'علی‌رضا'],
  ['Kurdish, with a joiner at the end that changes nothing', 'سایه‌', 'سایه'],
  ['Sinhala, spelled with a joiner', 'ශ්‍රී', 'ශ්‍රී'],
  ['Hebrew letters with three points', 'שָּׁ', 'שָּׁ'],
  ['Greek with three marks', 'ᾧ', 'ᾧ'],
  ['the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('C1 C5 %s is a name', (_case, given, name) => {
  expect(readDisplayName(given)).toBe(name)
})

test.each([
  ['nothing', ''],
  ['only space', ' \t\u00A0'],
  ['only invisible characters', '\u200B\u2060'],
  ['33 characters', 'x'.repeat(33)],
  ['more than a text of 256 units', '👨‍👩‍👧‍👦'.repeat(24)],
  ['a character that turns text', 'abc\u202Etxt'],
  ['a control character', 'a\u0000b'],
  ['a lone surrogate', 'a\uD800b'],
  ['fifty marks on one letter', `a${'\u0301\u0316'.repeat(25)}`],
  ['a joiner between letters', 'a\u200Db'],
  ['a soft hyphen', 'Ma\u00ADrie'],
  ['a Hangul filler', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['tags after a letter', 'Ada\u{E0061}'],
  ['tags that are no flag', '\u{1F3F4}\u{E0061}\u{E007F}'],
  ['three marks on one letter', 'a\u0301\u0302\u0303'],
  ['a mark on nothing', '\u0301a'],
  ['a private character', '\uE000'],
])('C2 C3 C4 %s is not a name', (_case, given) => {
  expect(readDisplayName(given)).toBe(null)
})
