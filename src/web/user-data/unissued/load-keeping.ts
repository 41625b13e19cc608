/** Loads what keeps the answers of users without a connection. Few visits need it. */
export async function loadKeeping() {
  return import('./unissued.ts')
}
