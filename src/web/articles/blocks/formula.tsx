/** A formula within a sentence: drawn for the eye, in words for the ear, in plain text for the clipboard. */
export function Formula({
  html,
  spoken,
  plain,
}: {
  readonly html: string
  readonly spoken: string
  readonly plain: string
}) {
  return (
    <span className="formula">
      <span
        aria-hidden
        translate="no"
        className="select-none"
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <span aria-hidden translate="no" className="copied">
        {plain}
      </span>
      <span translate={spoken === plain ? 'no' : undefined} className="spoken">
        {spoken}
      </span>
    </span>
  )
}
