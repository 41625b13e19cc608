import type { TestProject } from 'vitest/node'

import { startProduct } from './product.ts'

declare module 'vitest' {
  // Vitest asks for an interface here: it is merged with its own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** Where the product that all journeys share answers. */
    readonly origin: string
  }
}

/** Starts one product for all files with journeys: its database takes seconds to open. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct()
  project.provide('origin', product.origin)
  return product.stop
}
