import type { Finding, Reading } from './detail.ts'
import { number, oneOf, type Row, text } from './table-file.ts'

/** Findings of the sources about one property of one element. */
export function findingOf(row: Row): Finding {
  const shared = {
    property: text(row, 'property'),
    readings: readingsOf(row.get('all') ?? ''),
    note: row.get('note') ?? '',
  }
  const status = oneOf(row, 'status', ['value', 'calculated', 'null', 'unbound'])
  if (status === 'null') return { ...shared, status: 'disputed' }
  if (status === 'unbound') return { ...shared, status }
  return {
    ...shared,
    status: 'value',
    isCalculated: status === 'calculated',
    value: number(row, 'value'),
    source: text(row, 'source'),
    low: number(row, 'low'),
    high: number(row, 'high'),
    differs: row.get('differs') === '1',
  }
}

/** 'M=1.8;K=2.33' as two readings. */
function readingsOf(all: string): readonly Reading[] {
  return all
    .split(';')
    .filter((part) => part !== '')
    .map((part) => {
      const [source = '', figure = ''] = part.split('=')
      const value = Number(figure)
      if (!Number.isFinite(value)) throw new Error(`${part} is no reading`)
      return { source, value }
    })
}
