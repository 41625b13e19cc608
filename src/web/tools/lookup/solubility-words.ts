import type { SolubilityCode } from '#chemistry/reference/solubility.ts'

/** What a salt does in water at room temperature, in words. */
export const solubilityWords: Readonly<Record<SolubilityCode, string>> = {
  soluble: 'soluble (more than 10 g/L)',
  slightly: 'slightly soluble (0.1 to 10 g/L)',
  insoluble: 'insoluble (less than 0.1 g/L)',
  reacts: 'reacts with water',
  'not-known': 'not known as a compound',
  'sources-differ': 'the sources differ',
  'one-source': 'no two sources agree here',
}
