import { element } from '#chemistry/elements/elements.ts'
import { elementSlug } from '#chemistry/elements/identities.ts'
import { isFirm, type Spread } from '#content/elements/trend-values.ts'
import {
  propertyOfTrend,
  type Trend,
  type TrendException,
  trends,
} from '#content/elements/trends.ts'
import { ElementStyles } from '#web/element-pages/element-styles.tsx'
import { Chart } from '#web/element-pages/parts/chart.tsx'
import { PageSection } from '#web/element-pages/parts/page-section.tsx'
import { shownNumber, withUnit } from '#web/element-pages/parts/shown-number.ts'
import { NotationText } from '#web/ui/text/notation-text.tsx'

import { HeatMap } from './heat-map.tsx'
import { trendQuestions } from './trend-questions.ts'
import { practiceOf, rangeText, rowText } from './trend-sentences.ts'

/** A trend as a map of the table, with its definition, its reason, and its exceptions. */
export function TrendPage({
  trend,
  values,
}: {
  readonly trend: Trend
  readonly values: ReadonlyMap<string, Spread>
}) {
  const ranked = [...values].toSorted(([, a], [, b]) => b.value - a.value)
  return (
    <>
      <ElementStyles />
      <article className="el-page" aria-labelledby="title">
        <nav aria-label="Breadcrumb">
          <ol className="el-crumbs">
            <li>
              <a href="/trends">Trends</a>
            </li>
            <li aria-current="page">{trend.title}</li>
          </ol>
        </nav>
        <h1 id="title" className="el-h1">
          {trend.title}
        </h1>
        <p className="el-subtitle">{trend.description}</p>
        <PageSection id="map" title="On the table">
          <Chart
            summary={summaryOf(trend, values)}
            table={{
              title: `All ${ranked.length} values, the highest first`,
              columns: [
                'Element',
                trend.unit === '' ? 'Value' : trend.unit,
                'Sources span',
                'Source',
              ],
              rows: ranked.map(([symbol, spread]) => [
                `${element(symbol).name} (${symbol})`,
                shownNumber(spread.value),
                spreadText(spread),
                spread.isCalculated ? `${spread.source}, calculated` : spread.source,
              ]),
              note: 'Where no span is given, the sources agree or there is one.',
            }}
          >
            <HeatMap values={values} isLog={trend.scale === 'log'} />
          </Chart>
        </PageSection>
        <PageSection id="what" title="The trend">
          <ul className="el-list">
            {trend.rows.map((row) => (
              <li key={row.lead}>
                <NotationText text={rowText(row, values, trend.unit)} />
              </li>
            ))}
          </ul>
        </PageSection>
        <PageSection id="why" title="The reason">
          <ul className="el-list">
            {trend.why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </PageSection>
        <Exceptions trend={trend} values={values} />
        <PageSection id="questions" title="Two questions">
          {trendQuestions(trend, values).map(({ question, answer }) => (
            <div key={question}>
              <p>
                <NotationText text={question} />
              </p>
              <details className="el-more">
                <summary>Answer</summary>
                <p>
                  <NotationText text={answer} />
                </p>
              </details>
            </div>
          ))}
        </PageSection>
        <footer className="el-section">
          <p className="el-actions">
            <a href={practiceOf(trend)}>Practice this trend</a>
            <a href="/blog/periodic-trends-explained">Read: Periodic Trends Explained</a>
            <a href={`/dashboard/periodic-table?show=${propertyOfTrend(trend)}`}>
              Open on the table
            </a>
          </p>
          <nav aria-label="Other trends">
            <ul className="el-list">
              {trends
                .filter(({ key }) => key !== trend.key)
                .map(({ key, title }) => (
                  <li key={key}>
                    <a href={`/trends/${key}`}>{title}</a>
                  </li>
                ))}
            </ul>
          </nav>
        </footer>
      </article>
    </>
  )
}

function summaryOf(trend: Trend, values: ReadonlyMap<string, Spread>): string {
  const steps =
    trend.scale === 'log'
      ? 'Each step of color is the same factor.'
      : 'The steps of color are even.'
  return `${rangeText(trend, values)} ${steps} Dark is low, bright is high, an outline has no value.`
}

/** '1.8 to 2.33'; '' where the sources agree. */
function spreadText({ low, high }: Spread): string {
  return low < high ? `${shownNumber(low)} to ${shownNumber(high)}` : ''
}

function Exceptions({
  trend,
  values,
}: {
  readonly trend: Trend
  readonly values: ReadonlyMap<string, Spread>
}) {
  if (trend.exceptions.length + trend.outliers.length === 0) return null
  return (
    <PageSection id="exceptions" title="Exceptions">
      <ul className="el-list">
        {trend.exceptions.map((exception) => (
          <li key={`${exception.from} ${exception.to}`}>
            <ElementLink symbol={exception.from} />, <ElementLink symbol={exception.to} />:{' '}
            {exceptionText(exception, values, trend.unit)}
          </li>
        ))}
        {trend.outliers.map(({ symbol, reason }) => (
          <li key={symbol}>
            <ElementLink symbol={symbol} />:{' '}
            {`${withUnit(values.get(symbol)?.value ?? 0, trend.unit)}. ${reason}`}
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function exceptionText(
  exception: TrendException,
  values: ReadonlyMap<string, Spread>,
  unit: string,
): string {
  const from = shownNumber(values.get(exception.from)?.value ?? 0)
  const to = withUnit(values.get(exception.to)?.value ?? 0, unit)
  const doubt = isFirm(exception, values) ? '' : ' This is within the uncertainty of the sources.'
  return `${from} and ${to}. ${exception.reason}${doubt}`
}

function ElementLink({ symbol }: { readonly symbol: string }) {
  const found = element(symbol)
  return <a href={`/element/${elementSlug(found)}`}>{found.name}</a>
}
