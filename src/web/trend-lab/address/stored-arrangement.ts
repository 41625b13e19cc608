import * as v from 'valibot'

import { type Stored, stored } from '#web/store/stored.ts'
import { TABLE_KEY } from '#web/store/technical-keys.ts'
import { browserStorage, type TextStorage } from '#web/store/text-storage.ts'

import {
  type Arrangement,
  contents,
  conventions,
  labelings,
  layouts,
  usualArrangement,
} from './lab-state.ts'

const arrangementSchema = v.object({
  layout: v.picklist(layouts),
  group3: v.nullable(v.picklist(conventions)),
  labels: v.picklist(labelings),
  cell: v.picklist(contents),
})

/** The arrangement of the table that was chosen last. The script in the head of the page knows that there is one. */
export const storedArrangement = storedArrangementIn(browserStorage)

export function storedArrangementIn(storage: TextStorage): Stored<Arrangement> {
  return stored<Arrangement>(
    TABLE_KEY,
    { version: 1, schema: arrangementSchema, fallback: usualArrangement },
    storage,
  )
}
