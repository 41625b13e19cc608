/**
 * By how many degrees one mole of dissolved particles in a kilogram of water lowers its freezing point, in °C·kg/mol.
 * Sources: CRC Handbook of Chemistry and Physics, 97th edition, section 15; OpenStax Chemistry 2e, table 11.2.
 */
export const WATER_FREEZING_CONSTANT = 1.86
