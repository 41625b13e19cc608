import { strFromU8, unzipSync } from 'fflate'
import initSqlJs from 'sql.js'
import { expect, test } from 'vitest'

import { wholeBank } from '#quiz/templates/whole-bank.ts'

import { formats } from './formats.ts'
import { type Exported, makeFile } from './make-file.ts'

const NOW = Date.UTC(2030, 0, 1)

function exported(...ids: readonly string[]): Exported {
  return {
    name: 'Ions & <b>salts</b>::x',
    key: 'BCDFGH',
    questions: ids.flatMap((id) => wholeBank.questionOf(id) ?? []),
  }
}

test('each format has its name, and says how many questions it cannot ask', () => {
  const set = exported('as-e1.1.7', 'bo-e51.1.7', 'ec-m44.1.7')
  const files = formats.map(({ id }) => makeFile(id, set, NOW))
  expect(files.map(({ name, leftOut }) => [name, leftOut])).toEqual([
    ['periodic-wizard-BCDFGH.moodle.xml', 0],
    ['periodic-wizard-BCDFGH.gift.txt', 2],
    ['periodic-wizard-BCDFGH.qti21.zip', 2],
    ['periodic-wizard-BCDFGH.qti30.zip', 2],
    ['periodic-wizard-BCDFGH.apkg', 0],
    ['periodic-wizard-BCDFGH.kahoot.xlsx', 2],
    ['periodic-wizard-BCDFGH.blooket.csv', 2],
    ['periodic-wizard-BCDFGH.wayground.xlsx', 2],
    ['periodic-wizard-BCDFGH.csv', 0],
    ['periodic-wizard-BCDFGH.json', 0],
  ])
})

test('a package of QTI is a zip with the manifest at its root', () => {
  const { content } = makeFile('qti21', exported('as-e1.1.7'), NOW)
  expect(typeof content === 'string' ? [] : Object.keys(unzipSync(content))).toEqual([
    'imsmanifest.xml',
    'assessment.xml',
    'items/as-e1.1.7.xml',
  ])
})

test('a deck for Anki is a database with a note and a card for each question', async () => {
  const { content } = makeFile('anki', exported('as-e1.1.7', 'ph-e25.1.7'), NOW)
  const files = typeof content === 'string' ? {} : unzipSync(content)
  expect(strFromU8(files['media'] ?? new Uint8Array())).toBe('{}')
  const { Database } = await initSqlJs()
  const database = new Database(files['collection.anki2'])
  const rows = (query: string) => database.exec(query)[0]?.values
  expect(rows('pragma integrity_check')).toEqual([['ok']])
  expect(rows('select ver from col')).toEqual([[11]])
  expect(
    rows("select json_extract(decks, '$.' || did || '.name') from col, cards limit 1"),
  ).toEqual([['Ions ＆ ‹b›salts‹/b›:x']])
  expect(
    rows(
      "select guid, tags, replace(flds, char(31), ' | ') from notes join cards on cards.nid = notes.id order by due",
    ),
  ).toEqual([
    [
      'pw-as-e1.1.7',
      ' Atomic-Structure easy ',
      expect.stringMatching(
        /^How many protons are in an atom of boron\? \| A\. .*<br>.* \| 5 \| Boron has .* \| as-e1\.1\.7$/,
      ),
    ],
    ['pw-ph-e25.1.7', ' Physical-Properties easy ', expect.stringContaining('<br>')],
  ])
  database.close()
})
