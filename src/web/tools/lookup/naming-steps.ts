import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import type { Naming } from '#chemistry/reference/compound-names.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { Step } from '#web/tools/screen/step-list.tsx'

/** How a name and its formula follow from each other. */
export function namingSteps(naming: Naming): readonly Step[] {
  switch (naming.kind) {
    case 'salt':
      return saltSteps(naming)
    case 'covalent':
      return covalentSteps(naming)
    case 'ion':
      return [
        {
          text: 'The ion is in the list of ions with its charge.',
          lines: [`${naming.name}: ${formatIon(naming.ion.formula, naming.ion.charge)}`],
        },
      ]
    case 'known':
      return [
        {
          text: 'This compound has a name of its own, which no rule of this tool gives.',
          lines: [`${naming.name}: ${formatFormula(naming.formula)}`],
        },
      ]
  }
}

function saltSteps({
  name,
  formula,
  cation,
  anion,
  cations,
  anions,
}: Extract<Naming, { kind: 'salt' }>): readonly Step[] {
  const [positive, negative] = [cation, anion].map((ion) => formatIon(ion.formula, ion.charge))
  const numeral = cation.name.includes('(') && cation.formula !== 'Hg2'
  return [
    {
      text: 'Find the two ions.',
      lines: [`${cation.name}: ${positive}`, `${anion.name}: ${negative}`],
    },
    {
      text: 'Take as few of each as make the charges cancel.',
      lines: [
        `${cations} × (+${cation.charge}) + ${anions} × (${formatNumber(anion.charge)}) = 0`,
        `${cations} × ${positive} and ${anions} × ${negative}: ${formatFormula(formula)}`,
      ],
    },
    {
      text: numeral
        ? 'Name the cation first. Its metal forms several ions, so the charge stands behind it as a Roman numeral.'
        : 'Name the cation first, then the anion. No prefixes are needed.',
      lines: [name],
    },
  ]
}

function covalentSteps({
  name,
  formula,
  parts,
}: Extract<Naming, { kind: 'covalent' }>): readonly Step[] {
  return [
    {
      text: 'Both elements are non-metals, so prefixes count the atoms. The first element gets none for a single atom.',
      lines: parts.map(
        ({ symbol, count, prefix, word }) =>
          `${count} × ${symbol}: ${prefix === '' ? word : `${prefix} + ${word}`}`,
      ),
    },
    {
      text: 'The second element ends in -ide.',
      lines: [`${formatFormula(formula)}: ${name}`],
    },
  ]
}
