import { router } from '@inertiajs/react'
import { Download } from 'lucide-react'
import { REPORT_FILTERS, type ReportFilter } from '#app/imports/import_options'
import { HeldChoice } from '#app/imports/report/ui/held_choice'
import { MendRow } from '#app/imports/report/ui/mend_row'
import type { ReportRow } from '#app/imports/ui/types'
import { buttonStyle } from '#app/kit/button/button_style'
import { Chip } from '#app/kit/button/chip'
import { TextLink } from '#app/kit/button/text_link'
import { apiPath } from '#app/kit/calls/api_path'
import { Badge } from '#app/kit/display/badge'
import { Table } from '#app/kit/list/table'

const STATUSES = {
  pending: { label: 'Waiting', tone: 'neutral' },
  created: { label: 'Created', tone: 'positive' },
  updated: { label: 'Updated', tone: 'positive' },
  failed: { label: 'Failed', tone: 'danger' },
  skipped: { label: 'Not imported', tone: 'neutral' },
  held: { label: 'To decide', tone: 'warning' },
} as const

const UNDONE = { label: 'Undone', tone: 'neutral' } as const

interface ReportTableProps {
  importId: number
  rows: readonly ReportRow[]
}

export function ReportTable({ importId, rows }: ReportTableProps) {
  return (
    <Table
      caption="What became of each row"
      rows={rows}
      keyOf={({ row }) => row}
      columns={[
        { key: 'row', header: 'Row', cell: ({ row }) => <span className="num">{row}</span> },
        {
          key: 'listing',
          header: 'Listing',
          cell: (row) => <Listing importId={importId} row={row} />,
        },
        {
          key: 'photos',
          header: 'Photos',
          isNumeric: true,
          isWideOnly: true,
          cell: ({ photos: { total, stored } }) =>
            total > 0 && (stored === total ? total : `${stored} of ${total}`),
        },
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

const NOW = { draft: null, publish: 'Published', archive: 'In the archive' } as const

function Listing({ importId, row }: { importId: number; row: ReportRow }) {
  const { slug, name, errors, undo_note: note, photos, listing_status: status } = row
  const title = name ?? 'Without a name'
  const now = status && NOW[status]
  return (
    <div className="min-w-0 wrap-anywhere">
      {slug ? (
        <TextLink href={`/properties/${slug}/edit`}>
          <bdi>{title}</bdi>
        </TextLink>
      ) : (
        title
      )}
      {now && <span className="text-13 text-muted"> · {now}</span>}
      {[...errors, ...(note ? [note] : [])].map((sentence) => (
        <p key={sentence} className="mt-1 text-13 text-muted">
          {sentence}
        </p>
      ))}
      {row.mendable.length > 0 && <MendRow importId={importId} row={row} />}
      {row.status === 'held' && <HeldChoice importId={importId} row={row} />}
      {photos.failed.length > 0 && <FailedPhotos photos={photos.failed} />}
    </div>
  )
}

/** Many are folded away. */
const SHOWN = 2

function FailedPhotos({ photos }: { photos: ReportRow['photos']['failed'] }) {
  if (photos.length <= SHOWN) return <PhotoReasons photos={photos} />
  return (
    <details className="mt-1 text-13 text-muted">
      <summary className="w-fit cursor-pointer underline underline-offset-4 hover:text-ink">
        {photos.length} photos are missing
      </summary>
      <PhotoReasons photos={photos} />
    </details>
  )
}

function PhotoReasons({ photos }: { photos: ReportRow['photos']['failed'] }) {
  return (
    <ul className="mt-1 flex flex-col gap-1 text-13 text-muted">
      {photos.map(({ number, address, reason }) => (
        <li key={number}>
          Photo {number}: {reason} <span className="break-all">{address}</span>
        </li>
      ))}
    </ul>
  )
}

interface ReportToolsProps {
  id: number
  filter: ReportFilter
}

/** Which rows to see, and the same as a file. */
export function ReportTools({ id, filter }: ReportToolsProps) {
  const choose = (chosen: ReportFilter) =>
    router.get(
      `/build/imports/${id}`,
      { filter: chosen },
      { only: ['rows', 'filter', 'next_page_url'], preserveScroll: true, replace: true }
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div role="group" aria-label="Rows to show" className="flex flex-wrap gap-2">
        {REPORT_FILTERS.map(({ value, label }) => (
          <Chip key={value} isChosen={value === filter} onClick={() => choose(value)}>
            {label}
          </Chip>
        ))}
      </div>
      <a
        href={`${apiPath('build/imports/:id/report', { id })}?filter=${filter}`}
        download
        className={buttonStyle({ size: 'sm' })}
      >
        <Download size={16} strokeWidth={1.5} aria-hidden />
        Download as CSV
      </a>
    </div>
  )
}
