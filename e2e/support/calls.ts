import type { Page } from 'playwright'
import { inject } from 'vitest'

/** Makes a call of the product for the visitor of a page, without a screen. */
export async function callFrom(
  page: Page,
  name: string,
  data: object,
): Promise<Readonly<Record<string, unknown>>> {
  const origin = inject('origin')
  const answer = await page.request.post(`${origin}/api/${name}`, { headers: { origin }, data })
  if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`)
  const body: unknown = await answer.json()
  return Object.fromEntries(Object.entries(Object(body)))
}

/** Saves a set of these questions for the user of a page. @returns its code */
export async function saveSet(
  page: Page,
  name: string,
  questions: readonly string[],
  tries: 1 | 2 = 1,
): Promise<string> {
  const set = await callFrom(page, 'save_set', {
    set_id: crypto.randomUUID(),
    version: 1,
    name,
    draft: {
      source: { kind: 'fixed', questions },
      order: 'given',
      timer: 'off',
      tries,
      hints: true,
      is_shared_seed: true,
    },
  })
  return String(set.code)
}
