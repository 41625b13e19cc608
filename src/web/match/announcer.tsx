/** Speaks to a screen reader when it has time, and shows nothing. */
export function Announcer({ children }: { readonly children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  )
}
