/** A tool: its address, the text of its card, and the question about the same. */
export type Tool = {
  /** The last part of its address. */
  readonly id: string
  readonly title: string
  readonly text: string
  /**
   * A template of the question bank, with the version that asks for the tool's task; null where
   * none does.
   */
  readonly template: { readonly id: string; readonly version: number } | null
}

/** Tools that work something out. */
export const calculators = [
  {
    id: 'molar-mass',
    title: 'Molar Mass',
    text: 'The mass of one mole of any formula, with brackets, hydrates and charges.',
    template: { id: 'ge-m1', version: 1 },
  },
  {
    id: 'percent-composition',
    title: 'Percent Composition',
    text: 'How much of the mass each element brings, and the water of a hydrate.',
    template: { id: 'ge-m6', version: 1 },
  },
  {
    id: 'empirical-formula',
    title: 'Empirical Formula',
    text: 'From percent or grams to the simplest formula, and on to the molecule.',
    template: { id: 'ge-h2', version: 1 },
  },
  {
    id: 'balancer',
    title: 'Equation Balancer',
    text: 'The smallest whole numbers that balance atoms and charge, or why there are none.',
    template: { id: 'ge-m2', version: 1 },
  },
  {
    id: 'half-life',
    title: 'Half-Life',
    text: 'Amount, time or half-life of a radioactive decay: leave one out.',
    template: { id: 'as-h5', version: 1 },
  },
  {
    id: 'ph',
    title: 'pH',
    text: 'Strong and weak acids and bases and buffers, with the water counted.',
    template: { id: 'ge-m7', version: 1 },
  },
  {
    id: 'gas-law',
    title: 'Ideal Gas Law',
    text: 'Pressure, volume, amount or temperature of a gas, in the units that you have.',
    template: { id: 'ph-m24', version: 1 },
  },
  {
    id: 'dilution',
    title: 'Dilution',
    text: 'How much to take, how much water to add, or how dilute it becomes.',
    template: null,
  },
] as const satisfies readonly Tool[]

/** Tools that look something up. */
export const references = [
  {
    id: 'namer',
    title: 'Ion and Compound Namer',
    text: 'From a formula to its name and back, for salts, compounds of two non-metals and ions.',
    template: { id: 'ch-m5', version: 1 },
  },
  {
    id: 'solubility',
    title: 'Solubility Table',
    text: 'Which salts dissolve in water, with the rule and the net ionic equation.',
    template: null,
  },
  {
    id: 'reactivity',
    title: 'Reactivity Series',
    text: 'Does one metal displace another? With standard potentials and the voltage of the cell.',
    template: { id: 'ch-m572', version: 1 },
  },
  {
    id: 'polyatomic-ions',
    title: 'Polyatomic Ions',
    text: 'Names, formulas and charges, with a search and a way to test yourself.',
    template: { id: 'bo-m8', version: 1 },
  },
  {
    id: 'acids',
    title: 'Acids and pKa',
    text: 'Weak acids with their pKa and conjugate bases, from the strongest to the weakest.',
    template: { id: 'ch-m49', version: 1 },
  },
  {
    id: 'flame-colors',
    title: 'Flame Colors',
    text: 'The colors that salts of elements give a flame.',
    template: null,
  },
] as const satisfies readonly Tool[]

/** All tools, in the order of their list. */
export const tools: readonly Tool[] = [...calculators, ...references]

/** The id of a tool that there is. */
export type ToolId = (typeof calculators)[number]['id'] | (typeof references)[number]['id']

/** The tool with this id. */
export function toolCalled(id: string): Tool | undefined {
  return tools.find((tool) => tool.id === id)
}

/** The address of a tool. */
export function toolPath(id: string): string {
  return `/tools/${id}`
}
