/** A formula within a sentence: drawn for the eye, in words for the ear. */
export function Formula({ html, spoken }: { readonly html: string; readonly spoken: string }) {
  return (
    <span className="formula">
      <span aria-hidden dangerouslySetInnerHTML={{ __html: html }} />
      <span className="spoken">{spoken}</span>
    </span>
  )
}
