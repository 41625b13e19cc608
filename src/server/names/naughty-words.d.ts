declare module 'naughty-words' {
  /** Words by language, as in `de` or `fr-CA-u-sd-caqc`. */
  const words: Readonly<Record<string, readonly string[]>>
  export default words
}
