import type { ReactNode } from 'react'

interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** right-aligned, in tabular figures */
  isNumeric?: boolean
  /** hidden below 768 px, or where rows are cards below 900 px, below 1280 px */
  isWideOnly?: boolean
}

interface TableProps<Row> {
  /** for screen readers */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** what stands for a row below 900 px; without it the table stays */
  card?: (row: Row) => ReactNode
}

/** Rows between hairlines. The first column is the row header. */
export function Table<Row>({ caption, columns, rows, keyOf, card }: TableProps<Row>) {
  const styleOf = (column: Column<never>) => columnStyle(column, card !== undefined)
  const table = (
    <div className={card ? 'overflow-x-auto max-cards:hidden' : 'overflow-x-auto'}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={`label py-3 pl-6 font-normal first:pl-0 ${styleOf(column)}`}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line">
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    scope={index === 0 ? 'row' : undefined}
                    className={`py-4 pl-6 font-normal first:pl-0 ${styleOf(column)}`}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
  if (!card) return table
  return (
    <>
      <ul aria-label={caption} className="border-t border-line cards:hidden">
        {rows.map((row) => (
          <li key={keyOf(row)} className="border-b border-line py-5">
            {card(row)}
          </li>
        ))}
      </ul>
      {table}
    </>
  )
}

function columnStyle({ isNumeric, isWideOnly }: Column<never>, hasCards: boolean): string {
  const hidden = hasCards ? 'max-xl:hidden' : 'max-md:hidden'
  return `${isNumeric ? 'num text-right' : ''} ${isWideOnly ? hidden : ''}`
}
