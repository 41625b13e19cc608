import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A test for a gas, and its result. */
export type GasTest = {
  readonly gas: string
  readonly formula: string
  readonly element: ElementSymbol
  readonly test: string
  readonly observation: string
}

/**
 * The usual tests of a school laboratory. Sources that agree: the specifications of AQA GCSE Chemistry
 * (8462, section 4.8.2), of Edexcel International GCSE Chemistry (4CH1, 2.44 to 2.50), and the notes for
 * qualitative analysis of Cambridge IGCSE Chemistry (0620), from which sulfur dioxide is.
 */
export const gasTests: readonly GasTest[] = [
  {
    gas: 'hydrogen',
    formula: 'H2',
    element: 'H',
    test: 'burning splint',
    observation: 'there is a squeaky pop',
  },
  {
    gas: 'oxygen',
    formula: 'O2',
    element: 'O',
    test: 'glowing splint',
    observation: 'it lights again',
  },
  {
    gas: 'carbon dioxide',
    formula: 'CO2',
    element: 'C',
    test: 'limewater',
    observation: 'it turns milky',
  },
  {
    gas: 'chlorine',
    formula: 'Cl2',
    element: 'Cl',
    test: 'damp litmus paper',
    observation: 'it is bleached',
  },
  {
    gas: 'ammonia',
    formula: 'NH3',
    element: 'N',
    test: 'damp red litmus paper',
    observation: 'it turns blue',
  },
  {
    gas: 'sulfur dioxide',
    formula: 'SO2',
    element: 'S',
    test: 'acidified potassium manganate(VII)',
    observation: 'it turns from purple to colorless',
  },
]
