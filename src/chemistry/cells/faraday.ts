/** The charge of a mole of electrons in C/mol: the SI value 96 485.332, as courses write it. */
export const FARADAY = 96_485
