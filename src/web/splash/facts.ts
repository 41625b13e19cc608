/**
 * Surprising facts. The numbers are text here, because the element data would be too much to load
 * for one line; the test derives every fact again from that data.
 */
export const facts: readonly string[] = [
  'Cesium gives up an electron more easily than francium right below it: 375.7 against 393 kJ/mol.',
  'Gallium melts at 29.8 °C: the warmth of your hand turns it liquid.',
  'Of all the elements, only bromine and mercury are known to be liquid at 25 °C.',
  'Osmium is the densest element ever weighed: a liter of it has a mass of 22.6 kg, about twice as much as lead.',
  'Tungsten is the last metal to melt: it stays solid up to about 3400 °C.',
  'Two letters appear in no name and no symbol of an element: J and Q.',
]
