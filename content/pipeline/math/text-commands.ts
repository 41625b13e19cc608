/** Commands of TeX whose braces hold text: it is read as it stands. */
export const textCommands: ReadonlySet<string> = new Set([
  'text',
  'textrm',
  'textit',
  'textbf',
  'mathrm',
  'mathit',
  'mathbf',
  'boldsymbol',
  'operatorname',
  'overline',
  'underline',
  'boxed',
])
