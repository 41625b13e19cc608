/**
 * Physical constants in the figures that courses use, which questions print. Source: SI Brochure, 9th edition (BIPM
 * 2019), section 2.2; the gas constant and the Faraday constant follow from the defining constants.
 */

/** The gas constant in J/(mol·K), which is the same number in L·kPa/(mol·K). */
export const GAS_CONSTANT = 8.314

/** The charge of a mole of electrons in C/mol; the SI value begins with 96 485.332. */
export const FARADAY = 96_485

/** Particles in a mole. */
export const AVOGADRO = 6.022e23

/** The Planck constant in J·s. */
export const PLANCK = 6.626e-34

/** The speed of light in a vacuum in m/s. */
export const LIGHT_SPEED = 2.998e8
