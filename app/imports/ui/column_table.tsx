import { Select } from '#app/kit/form/select'
import type { PreviewColumn } from '#app/imports/reading/preview_table'

interface ColumnTableProps<Field extends string> {
  columns: readonly PreviewColumn<Field>[]
  /** what a column can be */
  fields: readonly { field: Field; label: string; isRepeatable?: boolean }[]
  onMap: (at: number, field: Field | null) => void
}

const OUT = 'out'

/** What each column is, beside its first values; below them on phones. */
export function ColumnTable<Field extends string>({
  columns,
  fields,
  onMap,
}: ColumnTableProps<Field>) {
  const used = new Set(columns.map(({ field }) => field))
  const optionsOf = (own: Field | null) => [
    { value: OUT, label: 'Leave out' },
    ...fields.map(({ field, label, isRepeatable }) => ({
      value: field as string,
      label,
      isDisabled: field !== own && used.has(field) && !isRepeatable,
    })),
  ]
  return (
    <ul aria-label="Columns of the file" className="border-t border-line">
      {columns.map((column, at) => (
        <li
          key={at}
          className="grid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-center lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_16rem]"
        >
          <span
            className={`font-medium wrap-anywhere ${column.field === null ? 'text-muted' : ''}`}
          >
            {column.name || 'Without a name'}
          </span>
          <span className="truncate text-13 text-muted max-lg:sm:row-start-2">
            {column.samples.filter(Boolean).join(' · ') || 'Empty'}
          </span>
          <div className="max-sm:mt-1 sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1">
            <Select
              aria-label={`“${column.name}” becomes`}
              options={optionsOf(column.field)}
              value={column.field ?? OUT}
              onChange={(value) =>
                onMap(at, fields.find(({ field }) => field === value)?.field ?? null)
              }
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
