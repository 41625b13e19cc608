import type { ReactNode } from 'react'

/** The key terms of an article, at its end. */
export function Glossary({ children }: { readonly children: ReactNode }) {
  return (
    <aside aria-labelledby="key-terms" className="glossary">
      <h2 id="key-terms">Key terms</h2>
      <ul>{children}</ul>
    </aside>
  )
}
