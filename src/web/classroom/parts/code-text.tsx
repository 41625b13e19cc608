/** The code of a class or a set, large and spaced, as it is read from a board. */
export function CodeText({
  code,
  isLarge = false,
}: {
  readonly code: string
  readonly isLarge?: boolean
}) {
  const size = isLarge ? 'text-4xl' : 'text-xl'
  return (
    <span translate="no" className={`font-mono ${size} tracking-[0.2em] whitespace-nowrap`}>
      {code}
    </span>
  )
}
