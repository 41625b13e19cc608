/** The code of a class or a set, large and spaced, as it is read from a board. */
export function CodeText({ code }: { readonly code: string }) {
  return (
    <span translate="no" className="font-mono text-xl tracking-[0.2em] whitespace-nowrap">
      {code}
    </span>
  )
}
