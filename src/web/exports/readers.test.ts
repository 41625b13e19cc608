import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import { csv, UNICODE_MARK } from '#exports/csv.ts'
import { fitsKahoot, hasOptions } from '#exports/quiz-tables.ts'
import { HOSTILE_NAME, sampleItems, sampleQuestions } from '#exports/testing/samples.ts'
import { DEBIAN_PYTHON, exportReaders, schemasOfQti } from '#scripts/cli/export-readers.ts'

import type { FormatId } from './formats.ts'
import { makeFile } from './make-file.ts'

/** Programs that others have written read our files. `npm run test:all` names those that a machine does not have. */
const folder = mkdtempSync(join(tmpdir(), 'exports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const NOW = Date.UTC(2030, 0, 1)
const FORMULAS = ['=1+1', '+2', '-3', '@SUM(A1)', ' =4', '\t=5', '=cmd|"/c calc"!A0']

function written(format: FormatId): string {
  const set = { name: HOSTILE_NAME, key: 'BCDFGH', questions: sampleQuestions }
  const { name, content } = makeFile(format, set, NOW)
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** The output of a program; its complaints, where it fails. */
function printed(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: folder })
  return status === 0 ? stdout.trim() : `${status} ${stderr} ${stdout}`
}

describe.skipIf(!exportReaders.python.isHere())('Python', () => {
  test('reads the deck for Anki by its own SQLite', { tags: ['long'] }, () => {
    const script = `
import json, sqlite3, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as package:
    assert package.testzip() is None
    package.extract('collection.anki2')
base = sqlite3.connect('collection.anki2')
one = lambda query: base.execute(query).fetchone()[0]
models, decks = [json.loads(one(f'select {name} from col')) for name in ('models', 'decks')]
notes = base.execute('select mid, flds from notes').fetchall()
print(json.dumps({
    'check': one('pragma integrity_check'),
    'cards': one('select count(*) from cards where did in (%s)' % ','.join(decks)),
    'fields': sorted({len(fields.split(chr(31))) for _, fields in notes}),
    'ofModel': sorted({len(models[str(mid)]['flds']) for mid, _ in notes}),
}))`
    const anki = written('anki')
    expect(JSON.parse(printed('python3', '-c', script, anki))).toEqual({
      check: 'ok',
      cards: sampleItems.length,
      fields: [5],
      ofModel: [5],
    })
  })

  test('reads the table by its own CSV', { tags: ['long'] }, () => {
    const script = `
import csv, json, sys
with open(sys.argv[1], newline='', encoding='utf-8-sig') as file:
    rows = list(csv.reader(file, strict=True))
print(json.dumps({
    'rows': len(rows) - 1,
    'columns': sorted({len(row) for row in rows}),
    'formulas': [field for row in rows for field in row if field.lstrip()[:1] in '=+-@' and field != ''],
}))`
    expect(JSON.parse(printed('python3', '-c', script, written('csv')))).toEqual({
      rows: sampleItems.length,
      columns: [9],
      formulas: [],
    })
  })

  test('reads every name in the table of a report as it was written', { tags: ['long'] }, () => {
    const path = join(folder, 'report.csv')
    const names = ['Otto, "the 2nd"', 'Mina\nAda', 'Zoë  ', "'quoted'"]
    writeFileSync(path, `${UNICODE_MARK}${csv([names, FORMULAS, [...FORMULAS, ...names]])}`)
    const script = `
import csv, json, sys
with open(sys.argv[1], newline='', encoding='utf-8-sig') as file:
    print(json.dumps(list(csv.reader(file, strict=True))))`
    const guarded = FORMULAS.map((text) => `'${text}`)
    expect(JSON.parse(printed('python3', '-c', script, path))).toEqual([
      names,
      guarded,
      [...guarded, ...names],
    ])
  })

  test('reads Moodle XML and the packages of QTI by its own parser', { tags: ['long'] }, () => {
    const script = `
import sys, zipfile
from xml.etree import ElementTree
ElementTree.parse(sys.argv[1])
for path in sys.argv[2:]:
    with zipfile.ZipFile(path) as package:
        for name in package.namelist():
            ElementTree.fromstring(package.read(name))
print('read')`
    const files = [written('moodle'), written('qti21'), written('qti30')]
    expect(printed('python3', '-c', script, ...files)).toBe('read')
  })
})

describe.skipIf(!exportReaders.mnemosyne.isHere())('Mnemosyne', () => {
  test('imports each card of the deck for Anki', { tags: ['long'] }, () => {
    const script = `
import sys, types
from mnemosyne.libmnemosyne import Mnemosyne
from mnemosyne.libmnemosyne.ui_components.main_widget import MainWidget
from mnemosyne.libmnemosyne.ui_components.review_widget import ReviewWidget

def silent(of):
    names = [name for name in vars(of) if name[0] != '_' and callable(getattr(of, name))]
    return type('Silent', (of,), {name: lambda self, *given, **named: None for name in names})

sys.modules['silent'] = types.SimpleNamespace(Main=silent(MainWidget), Review=silent(ReviewWidget))
program = Mnemosyne(upload_science_logs=False, interested_in_old_reps=True)
program.components[:0] = [
    ('mnemosyne.libmnemosyne.gui_translators.gettext_gui_translator', 'GetTextGuiTranslator')]
program.components += [('silent', 'Main'), ('mnemosyne.libmnemosyne.ui_components.dialogs', 'EditCardDialog')]
program.gui_for_component['ScheduledForgottenNew'] = [('silent', 'Review')]
program.initialise(data_dir=sys.argv[2], automatic_upgrades=False)
[reader] = [one for one in program.component_manager.all('file_format') if type(one).__name__ == 'Anki2']
reader.do_import(sys.argv[1])
print(program.database().card_count(), program.database().fact_count())
program.finalise()`
    const data = mkdtempSync(join(folder, 'mnemosyne-'))
    expect(printed(DEBIAN_PYTHON, '-c', script, written('anki'), data)).toBe(
      `${sampleItems.length} ${sampleItems.length}`,
    )
  })
})

describe.skipIf(!exportReaders.libreOffice.isHere())('LibreOffice', () => {
  test('J11 calculates nothing of a table', { tags: ['long'] }, () => {
    expect(formulasIn(csv(FORMULAS.map((text) => [text, text])))).toBe(0)
    // The same texts as they are would be calculated.
    expect(formulasIn('=1+1\r\n')).toBe(1)
  })
})

describe.skipIf(!exportReaders.libreOffice.isHere())(
  'LibreOffice, with the sheets of games',
  () => {
    test.each([
      ['kahoot', 7, fitsKahoot],
      ['wayground', 0, hasOptions],
    ] as const)('reads each line for %s', { tags: ['long'] }, (format, above, fits) => {
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
      const path = written(format)
      printed(
        'soffice',
        profile,
        '--headless',
        '--convert-to',
        'csv:Text - txt - csv (StarCalc):44,34,76',
        path,
      )
      const lines = readFileSync(path.replace(/xlsx$/, 'csv'), 'utf8').trimEnd().split('\n')
      // No text of these has a line end.
      expect(lines).toHaveLength(above + 1 + sampleItems.filter(fits).length)
      expect(lines[above]).toMatch(/^(?:,Question - max 120 characters|Question Text),/)
    })
  },
)

const schemas = schemasOfQti()
describe.skipIf(!exportReaders.qtiSchemas.isHere())('The schemas of 1EdTech', () => {
  test('accept each file of a package of QTI 2.1', { tags: ['long'] }, () => {
    const { test: whole, items, manifest } = unpacked('qti21')
    expect(check('qtiv2p1/imsqti_v2p1.xsd', [whole, ...items])).toBe('')
    expect(check('imscp_v1p1.xsd', [manifest])).toBe('')
  })

  test('accept each file of a package of QTI 3.0', { tags: ['long'] }, () => {
    const { test: whole, items, manifest } = unpacked('qti30')
    expect(check(`qtiv3p0/${QTI_3}`, [whole, ...items])).toBe('')
    expect(check('qtiv3p0/imsqtiv3p0_imscpv1p2_v1p0.xsd', [manifest])).toBe('')
    // They refuse what is not of this version.
    const [other = ''] = unpacked('qti21').items
    expect(check(`qtiv3p0/${QTI_3}`, [other])).toContain('fails to validate')
  })
})

/** The schema of QTI 3.0, or its profile with attributes of Smarter Balanced, which has the same elements. */
const QTI_3 =
  ['imsqti_asiv3p0_v1p0.xsd', 'imsqti_asiv3p0_sbacv1p0_v1p0.xsd'].find((name) =>
    existsSync(join(schemas ?? '', 'qtiv3p0', name)),
  ) ?? ''

/** Returns what the validator complains about; nothing when the files are valid. */
function check(schema: string, files: readonly string[]): string {
  return printed('xmllint', '--nonet', '--noout', '--schema', join(schemas ?? '', schema), ...files)
}

/** Writes a package and takes it apart. */
function unpacked(format: 'qti21' | 'qti30') {
  printed('python3', '-m', 'zipfile', '-e', written(format), join(folder, format))
  const items = readdirSync(join(folder, format, 'items'))
  return {
    test: `${format}/assessment.xml`,
    items: items.map((name) => `${format}/items/${name}`),
    manifest: `${format}/imsmanifest.xml`,
  }
}

/** The number of cells with a formula in a table that is opened with formulas switched on. */
function formulasIn(text: string): number {
  writeFileSync(join(folder, 'formulas.csv'), `\uFEFF${text}`)
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  // Comma, quote, UTF-8, from the first line on; the last word is to evaluate formulas.
  const filter = '--infilter=CSV:44,34,76,1,,0,false,true,false,false,false,0,true'
  printed('soffice', profile, '--headless', filter, '--convert-to', 'fods', 'formulas.csv')
  return readFileSync(join(folder, 'formulas.fods'), 'utf8').split('table:formula').length - 1
}
