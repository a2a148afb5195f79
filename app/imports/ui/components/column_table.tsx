import { Select } from '#app/kit/form/select'
import { Table } from '#app/kit/list/table'
import { IMPORT_FIELDS, isImportField, type ImportField } from '#app/imports/contract/import_fields'
import type { ListPreview } from '#app/imports/formats/preview_table'

type Column = ListPreview['columns'][number] & { at: number }

interface ColumnTableProps {
  columns: ListPreview['columns']
  onMap: (at: number, field: ImportField | null) => void
}

const OUT = 'out'

/** What each column is, beside its first values. */
export function ColumnTable({ columns, onMap }: ColumnTableProps) {
  const used = new Set(columns.map(({ field }) => field))
  const optionsOf = (own: ImportField | null) => [
    { value: OUT, label: 'Leave out' },
    ...IMPORT_FIELDS.map(({ field, label }) => ({
      value: field,
      label,
      isDisabled: field !== own && used.has(field),
    })),
  ]
  return (
    <Table
      caption="Columns of the file"
      rows={columns.map((column, at) => ({ ...column, at }))}
      keyOf={({ at }) => at}
      columns={[
        { key: 'name', header: 'Column', cell: (column) => <Name column={column} /> },
        {
          key: 'samples',
          header: 'First values',
          isWideOnly: true,
          cell: ({ samples }) => <Samples samples={samples} />,
        },
        {
          key: 'field',
          header: 'Becomes',
          cell: ({ name, field, at }) => (
            <div className="w-40 sm:w-56">
              <Select
                aria-label={`“${name}” becomes`}
                options={optionsOf(field)}
                value={field ?? OUT}
                onChange={(value) => onMap(at, isImportField(value) ? value : null)}
              />
            </div>
          ),
        },
      ]}
    />
  )
}

function Name({ column: { name, samples } }: { column: Column }) {
  return (
    <div className="min-w-0">
      <span className="font-medium wrap-anywhere">{name || 'Without a name'}</span>
      <div className="md:hidden">
        <Samples samples={samples.slice(0, 1)} />
      </div>
    </div>
  )
}

function Samples({ samples }: { samples: readonly string[] }) {
  return (
    <span className="block max-w-96 truncate text-13 text-muted">
      {samples.filter(Boolean).join(' · ') || 'Empty'}
    </span>
  )
}
