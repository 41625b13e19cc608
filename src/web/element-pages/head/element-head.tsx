import { elementByNumber } from '#chemistry/elements/elements.ts'
import type { Element } from '#chemistry/elements/elements.ts'
import { elementSlug } from '#chemistry/elements/identities.ts'
import type { PageData } from '#web/element-pages/data/page-data.ts'

import { MiniTable } from './mini-table.tsx'

/** Name, symbol and number of the element, how it is spoken, and the ways to its neighbors. */
export function ElementHead({ data }: { readonly data: PageData }) {
  const { element, detail } = data
  const { pronunciation } = detail
  return (
    <header className="el-head">
      <nav aria-label="Breadcrumb">
        <ol className="el-crumbs">
          <li>
            <a href="/dashboard/periodic-table">Periodic Table</a>
          </li>
          <li aria-current="page">{element.name}</li>
        </ol>
      </nav>
      <div className="el-title">
        <p
          aria-hidden
          translate="no"
          className="el-tile pt-mark"
          data-class={element.classification}
        >
          <span>{element.atomicNumber}</span>
          <strong>{element.symbol}</strong>
          <span>{element.massText}</span>
        </p>
        <div>
          <h1 id="title">{element.name}</h1>
          <p className="el-subtitle">
            Symbol <span translate="no">{element.symbol}</span> · atomic number{' '}
            {element.atomicNumber} · {element.category}
            {element.radioactive ? ' · radioactive' : ''}
          </p>
          {element.nameIUPAC === element.name ? null : (
            <p className="el-subtitle">IUPAC spelling: {element.nameIUPAC}</p>
          )}
          {pronunciation === null ? null : (
            <p className="el-subtitle">
              Pronounced <span translate="no">{pronunciation.ipa}</span>,{' '}
              <span translate="no">{pronunciation.respelling}</span>{' '}
              <button type="button" hidden data-hear={element.name} className="el-hear">
                Hear it
              </button>
            </p>
          )}
        </div>
        <MiniTable symbol={element.symbol} />
      </div>
      <nav aria-label="Elements before and after" className="el-steps">
        <Step to={elementByNumber(element.atomicNumber - 1)} rel="prev" arrow="←" />
        <a href={`/dashboard/periodic-table/${element.symbol}`}>Show in the table</a>
        <Step to={elementByNumber(element.atomicNumber + 1)} rel="next" arrow="→" />
      </nav>
    </header>
  )
}

function Step({
  to,
  rel,
  arrow,
}: {
  readonly to: Element | undefined
  readonly rel: 'prev' | 'next'
  readonly arrow: string
}) {
  if (to === undefined) return <span />
  const text = `${to.atomicNumber} ${to.name}`
  return (
    <a href={`/element/${elementSlug(to)}`} rel={rel}>
      {rel === 'prev' ? <span aria-hidden>{arrow} </span> : null}
      {text}
      {rel === 'next' ? <span aria-hidden> {arrow}</span> : null}
    </a>
  )
}
