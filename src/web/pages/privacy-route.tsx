import { Fragment } from 'react'

import { pageMeta } from '#web/ui/page-meta.ts'

import { accountData } from './account-data.ts'
import { ReadingPage } from './reading-page.tsx'
import { type StoredColumn, storedColumns } from './stored-columns.ts'

export const handle = { still: true }

export const meta = () =>
  pageMeta('Privacy', 'Every value that is stored about a person, who sees it, and for how long.')

/** Every value that the server stores about a person: its purpose, who sees it, and for how long. */
export default function Privacy() {
  return (
    <ReadingPage
      title="Privacy"
      lead="You can learn here without an account: then nothing about you leaves your browser. This page says what the server stores about those who have an account or join a class."
    >
      <h2>In short</h2>
      <ul>
        <li>No page loads anything from another company, and nothing is sold or passed on.</li>
        <li>
          The server asks for an e-mail address, a password and a name. It asks for no date of
          birth, no place and no photo, and the name need not be your own.
        </li>
        <li>
          In Settings you can download everything that your account holds, and delete it. The list
          below says what stays.
        </li>
        <li>
          The people who run the server can read its database, but for passwords, member cards and
          the secrets of two-step sign-in, which are kept as hashes or encrypted. Backups hold the
          same for as long as they keep them.
        </li>
      </ul>
      <p>
        <a href="/about/class-data">What a class stores</a> says the same for pupils and their
        parents, and the <a href="/terms">terms</a> say what your own browser keeps.
      </p>

      <h2>What the server stores</h2>
      <p>
        Behind each paragraph stands every single value, by its name in the database. The list is
        made from the same register that the program is tested against.
      </p>
      {accountData.map(({ text, tables }) => (
        <Fragment key={text}>
          <p>{text}</p>
          <Values columns={storedColumns.filter(({ table }) => isOneOf(tables, table))} />
        </Fragment>
      ))}
    </ReadingPage>
  )
}

function isOneOf(tables: readonly string[], table: string): boolean {
  return tables.includes(table)
}

/** Single values, by the people who see them. */
function Values({ columns }: { readonly columns: readonly StoredColumn[] }) {
  const byReader = [...Map.groupBy(columns, ({ seenBy }) => seenBy)]
  const deletedBy = [...new Set(columns.map((column) => column.deletedBy))]
  return (
    <details>
      <summary>{`Every value (${columns.length})`}</summary>
      {byReader.map(([reader, values]) => (
        <Fragment key={reader}>
          <h3>{`Seen by ${reader}`}</h3>
          <ul>
            {values.map(({ table, column, purpose }) => (
              <li key={`${table}.${column}`}>
                <code translate="no">{`${table}.${column}`}</code>
                <span>{`: ${purpose}`}</span>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p>{`Deleted by: ${deletedBy.join('; ')}.`}</p>
    </details>
  )
}
