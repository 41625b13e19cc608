/**
 * A page of this site that opens within an article. Its frame is loaded when it comes into sight, so as long as it is
 * folded away the article has no script.
 */
export function PageFrame({
  summary,
  title,
  path,
}: {
  readonly summary: string
  /** Names the frame for screen readers. */
  readonly title: string
  readonly path: string
}) {
  return (
    <details className="page-frame">
      <summary>{summary}</summary>
      {/* A page of this site as any other: it needs its storage, and may do what this one may. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe height="416" loading="lazy" title={title} src={path} />
    </details>
  )
}
