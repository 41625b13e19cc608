import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A peak of the photoelectron spectrum of an atom. */
export type PhotoelectronPeak = {
  readonly subshell: string
  readonly electrons: number
  /** The energy that removes one of these electrons from the free atom, in MJ/mol. */
  readonly energy: number
}

/**
 * Idealized photoelectron spectra of free atoms: one peak for each subshell, without splitting. Source: Shirley et
 * al., Phys. Rev. B 15 (1977) 544, in MJ/mol. Outermost peaks agree with the first ionization energies of NIST, inner
 * ones with the X-ray Data Booklet (table 1-1): gases within 1 eV, solids up to 11 eV lower, as they are measured
 * against the Fermi level. Boron to fluorine are left out, whose 2s peaks have no second
 * source, and potassium, whose 1s peak does not agree.
 */
export const photoelectronPeaks: Readonly<Record<string, readonly PhotoelectronPeak[]>> = {
  H: peaks('1s:1:1.31'),
  He: peaks('1s:2:2.37'),
  Li: peaks('1s:2:6.26 2s:1:0.52'),
  Be: peaks('1s:2:11.5 2s:2:0.90'),
  Ne: peaks('1s:2:84.0 2s:2:4.68 2p:6:2.08'),
  Na: peaks('1s:2:104 2s:2:6.84 2p:6:3.67 3s:1:0.50'),
  Mg: peaks('1s:2:126 2s:2:9.07 2p:6:5.31 3s:2:0.74'),
  Al: peaks('1s:2:151 2s:2:12.1 2p:6:7.79 3s:2:1.09 3p:1:0.58'),
  Si: peaks('1s:2:178 2s:2:15.1 2p:6:10.3 3s:2:1.46 3p:2:0.79'),
  P: peaks('1s:2:208 2s:2:18.7 2p:6:13.5 3s:2:1.95 3p:3:1.01'),
  S: peaks('1s:2:239 2s:2:22.7 2p:6:16.5 3s:2:2.05 3p:4:1.00'),
  Cl: peaks('1s:2:273 2s:2:26.8 2p:6:20.2 3s:2:2.44 3p:5:1.25'),
  Ar: peaks('1s:2:309 2s:2:31.5 2p:6:24.1 3s:2:2.82 3p:6:1.52'),
  Ca: peaks('1s:2:390 2s:2:42.7 2p:6:34.0 3s:2:4.65 3p:6:2.90 4s:2:0.59'),
}

/** The elements that have a spectrum here, by atomic number. */
export const photoelectronElements: readonly ElementSymbol[] = Object.keys(photoelectronPeaks)

/** The peaks of an atom, highest energy first; none where no spectrum is known here. */
export function peaksOf(symbol: ElementSymbol): readonly PhotoelectronPeak[] {
  return photoelectronPeaks[symbol] ?? []
}

function peaks(line: string): readonly PhotoelectronPeak[] {
  return line.split(' ').map((entry) => {
    const [subshell = '', electrons, energy] = entry.split(':')
    return { subshell, electrons: Number(electrons), energy: Number(energy) }
  })
}
