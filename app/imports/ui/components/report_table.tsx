import { TextLink } from '#app/kit/button/text_link'
import { Badge } from '#app/kit/display/badge'
import { Table } from '#app/kit/list/table'
import type { ReportRow } from '#app/imports/ui/types'

const STATUSES = {
  pending: { label: 'Waiting', tone: 'neutral' },
  created: { label: 'Created', tone: 'positive' },
  updated: { label: 'Updated', tone: 'positive' },
  failed: { label: 'Failed', tone: 'danger' },
} as const

const UNDONE = { label: 'Undone', tone: 'neutral' } as const

export function ReportTable({ rows }: { rows: readonly ReportRow[] }) {
  return (
    <Table
      caption="What became of each row"
      rows={rows}
      keyOf={({ row }) => row}
      columns={[
        { key: 'row', header: 'Row', cell: ({ row }) => <span className="num">{row}</span> },
        { key: 'listing', header: 'Listing', cell: (row) => <Listing row={row} /> },
        {
          key: 'status',
          header: 'Result',
          cell: ({ status, undo }) => {
            const { label, tone } = undo === 'undone' ? UNDONE : STATUSES[status]
            return <Badge tone={tone}>{label}</Badge>
          },
        },
      ]}
    />
  )
}

function Listing({ row: { slug, name, errors, undo_note: note } }: { row: ReportRow }) {
  const title = name ?? 'Without a name'
  return (
    <div className="min-w-0 wrap-anywhere">
      {slug ? <TextLink href={`/properties/${slug}/edit`}>{title}</TextLink> : title}
      {[...errors, ...(note ? [note] : [])].map((sentence) => (
        <p key={sentence} className="mt-1 text-13 text-muted">
          {sentence}
        </p>
      ))}
    </div>
  )
}
