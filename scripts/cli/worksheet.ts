import { readFileSync } from 'node:fs'

import { escaped } from '#content/pipeline/escaped.ts'
import type { Question } from '#quiz/question.ts'
import { sheetsOf } from '#web/worksheet/paper/sheets.ts'

const STYLE = readFileSync(
  new URL('../../src/web/worksheet/paper/worksheet.css', import.meta.url),
  'utf8',
)
const PAGE = `
@page { margin: 16mm 18mm }
body { max-width: 48rem; margin: 0 auto; padding: 1.5rem }
@media print { body { max-width: none; padding: 0 } }
`

/** One page of HTML with worksheets, to print. It refers to nothing outside and runs no script. */
export function worksheet(title: string, versions: readonly (readonly Question[])[]): string {
  return `<!doctype html>
<html lang="en" class="worksheet">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${PAGE}${STYLE}</style>
</head>
<body>
${sheetsOf(title, versions)}
</body>
</html>
`
}
