import { relative } from 'node:path'

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long, most of it waiting for programs: begun last, they would run on alone. */
const LONGEST = [
  'src/server/match/node-kill.test.ts',
  'src/server/main.test.ts',
  'scripts/operator/backup/backup.test.ts',
  'scripts/bootstrap.test.ts',
  'scripts/evidence/fences.test.ts',
  'src/server/match/whole-match.test.ts',
  'e2e/match.test.ts',
  'e2e/screens.test.ts',
  'e2e/questions.test.ts',
  'e2e/shell.test.ts',
  'e2e/table.test.ts',
  'e2e/accounts.test.ts',
  'e2e/practice.test.ts',
  'e2e/data.test.ts',
]

/** Runs the files that take longest first, so that no worker is left alone with one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Not the method of an array.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => this.placeOf(one) - this.placeOf(other))
  }

  private placeOf({ moduleId }: TestSpecification): number {
    const place = LONGEST.indexOf(relative(this.ctx.config.root, moduleId))
    return place < 0 ? LONGEST.length : place
  }
}
