/** The sections of an article as links; beside the text where there is room. */
export function ContentsList({
  headings,
}: {
  readonly headings: readonly { readonly id: string; readonly text: string }[]
}) {
  return (
    <nav aria-labelledby="contents" className="on-this-page">
      <p id="contents" className="on-this-page-title">
        On this page
      </p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
