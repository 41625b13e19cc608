import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { markdownTable } from './markdown-table.ts'
import { shippedPackages } from './shipped-packages.ts'
import { writeOrCheck } from './write-or-check.ts'

/**
 * Writes docs/licenses.md from the lock file. With --check it writes nothing and fails when the
 * committed page differs.
 */

/** Where the page lies. */
export const LICENSES_PAGE = fileURLToPath(new URL('../../docs/licenses.md', import.meta.url))

/** The lock file that says what is installed. */
export const LOCK_FILE = fileURLToPath(new URL('../../package-lock.json', import.meta.url))

/**
 * The licenses that go together with MIT, under which this product is given away: each lets the code be
 * used, changed and passed on, as long as its notice stays with it.
 */
export const fittingLicenses: Readonly<Record<string, string>> = {
  MIT: 'keep the notice',
  'MIT-0': 'nothing',
  ISC: 'keep the notice',
  '0BSD': 'nothing',
  'BSD-2-Clause': 'keep the notice',
  'BSD-3-Clause': 'keep the notice; do not advertise with the names of its authors',
  'Apache-2.0': 'keep the notice, say what was changed',
  Unlicense: 'nothing',
  'OFL-1.1': 'a font: keep the notice, do not sell it alone',
}

/** The text of the page as it should be. */
export function licensesPage(): string {
  const packages = shippedPackages(readFileSync(LOCK_FILE, 'utf8'))
  const used = Object.entries(fittingLicenses).flatMap(([license, asks]) => {
    const count = packages.filter((one) => one.license === license).length
    return count === 0 ? [] : [[license, String(count), asks]]
  })
  return `# Licenses

Written by \`scripts/evidence/write-licenses.ts\` from \`package-lock.json\`; run it instead of editing.

Periodic Wizard is given away under the [MIT license](../LICENSE). It ships ${packages.length} packages: those that the
server runs or the pages load, with all that they need in turn. What is only used to build and to test is
not among them. The full text of each license is in its package under \`node_modules\`.

${markdownTable(['License', 'Packages', 'What it asks'], used)}

A bill of materials in the format CycloneDX is printed by \`npm run sbom\`. It is not kept here: the lock
file is what is installed, with the hash of every package, and the bill is made of it.

Besides, \`src/server/testing/naughty-strings\` holds the Big List of Naughty Strings (MIT, by Max Woolf)
for tests; it is not shipped. The sources of the facts about elements are named in
[scripts/cli/elements](../scripts/cli/elements/README.md).

${markdownTable(
  ['Package', 'Version', 'License'],
  packages.map(({ name, version, license }) => [name, version, license]),
)}
`
}

if (import.meta.main) {
  writeOrCheck({
    path: LICENSES_PAGE,
    text: licensesPage(),
    complaint: 'docs/licenses.md is not what scripts/evidence/write-licenses.ts writes',
  })
}
