import { trends } from '#content/elements/trends.ts'

/** The list of the trends that have a page. */
export function TrendList() {
  return (
    <article className="reading">
      <header>
        <h1 className="text-3xl">Trends</h1>
        <p className="mt-3 text-muted">
          How properties change over the periodic table, the reasons, and the exceptions.
        </p>
      </header>
      <ul>
        {trends.map(({ key, title, description }) => (
          <li key={key}>
            <a href={`/trends/${key}`} className="inline-block py-2">
              {title}
            </a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </article>
  )
}
