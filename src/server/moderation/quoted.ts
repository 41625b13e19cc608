/**
 * Returns a text in quotation marks for a terminal. Invisible and turning characters are written out, so
 * that a name cannot hide or forge a line.
 */
export function quoted(text: string): string {
  return JSON.stringify(text).replaceAll(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, (sign) =>
    sign === ' ' ? sign : `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  )
}
