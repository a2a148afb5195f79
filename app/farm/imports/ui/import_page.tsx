import { useState } from 'react'
import { Head, router } from '@inertiajs/react'
import { Download } from 'lucide-react'
import type { contactRowJson } from '#app/farm/imports/contact_import_transformer'
import { contactImportChannel, type RowFilter } from '#app/farm/imports/import_options'
import { importState } from '#app/farm/imports/ui/import_words'
import type { ContactImport } from '#app/farm/ui/types'
import { isImportOver } from '#app/imports/import_options'
import { UndoImport } from '#app/imports/ui/undo_import'
import { buttonStyle } from '#app/kit/button/button_style'
import { Chip } from '#app/kit/button/chip'
import { TextLink } from '#app/kit/button/text_link'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { apiPath } from '#app/kit/calls/api_path'
import { PageReloads } from '#app/kit/calls/page_reloads'
import type { Page } from '#app/kit/calls/use_pages'
import { Badge } from '#app/kit/display/badge'
import { Progress } from '#app/kit/display/progress'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { Table } from '#app/kit/list/table'
import { useMore } from '#app/kit/list/use_more'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

type Row = ReturnType<typeof contactRowJson>

interface ImportProps {
  import: ContactImport
  rows: Row[]
  filter: RowFilter
  next_page_url: string | null
}

const FILTERS = [
  { value: 'all', label: 'All rows' },
  { value: 'failed', label: 'Failed' },
  { value: 'noted', label: 'With notes' },
] as const

/** What became of a list of contacts or leads. */
export default function ShowContactImport(props: ImportProps) {
  const live = useLiveContactImport(props.import)
  const isOfLeads = live.of === 'leads'
  const isRunning = live.status === 'pending' || live.status === 'processing'
  return (
    <div className="gutter page py-10">
      <Head title={isOfLeads ? 'Import of leads' : 'Import of contacts'} />
      <SectionHeading
        level="page"
        label={isOfLeads ? 'Leads' : 'Farm'}
        action={<UndoContacts live={live} />}
      >
        <span className="wrap-anywhere">{live.file_name}</span>
      </SectionHeading>
      <p role="status" className="mt-6">
        {importState(live)}
      </p>
      {isRunning && (
        <div className="mt-6">
          <Progress
            label="Importing the rows, you can leave this page"
            value={(100 * live.done) / live.total}
          />
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <div role="group" aria-label="Rows to show" className="flex flex-wrap gap-2">
          {FILTERS.map(({ value, label }) => (
            <Chip
              key={value}
              isChosen={value === props.filter}
              onClick={() =>
                router.get(
                  `/farm/imports/${live.id}`,
                  { filter: value },
                  { only: ['rows', 'filter', 'next_page_url'], preserveScroll: true, replace: true }
                )
              }
            >
              {label}
            </Chip>
          ))}
        </div>
        <a
          href={`${apiPath('farm/contacts/imports/:id/report', { id: live.id })}?filter=${props.filter}`}
          download
          className={buttonStyle({ size: 'sm' })}
        >
          <Download size={16} strokeWidth={1.5} aria-hidden />
          Download as CSV
        </a>
      </div>
      <Report key={`${props.import.status} ${props.filter}`} {...props} />
      <p className="mt-8">
        {isOfLeads ? (
          <TextLink href="/dashboard/leads">Back to leads</TextLink>
        ) : (
          <TextLink href="/farm/emails">Back to contacts</TextLink>
        )}
      </p>
    </div>
  )
}

function UndoContacts({ live: { id, of, status, created, merged } }: { live: ContactImport }) {
  if (status === 'undoing' || status === 'undone' || created + merged === 0) return null
  return (
    <UndoImport call={() => answered(api.api.api.contactImportUndos.store({ params: { id } }))}>
      {of === 'leads'
        ? 'Leads that it added are deleted, unless something happened to them since. Others get back what they said.'
        : 'Contacts that it added are deleted, and merged ones get back what they said. Contacts that changed since, or agreed to email, stay as they are.'}
    </UndoImport>
  )
}

const RESULTS = {
  pending: { label: 'Waiting', tone: 'neutral' },
  created: { label: 'Added', tone: 'positive' },
  merged: { label: 'Merged', tone: 'positive' },
  failed: { label: 'Failed', tone: 'danger' },
  skipped: { label: 'Not imported', tone: 'neutral' },
} as const

const UNDONE = { label: 'Undone', tone: 'neutral' } as const

function Report({ import: live, rows, next_page_url }: ImportProps) {
  const more = useMore({ data: rows, next_page_url }, (answer: { rows: Page<Row> }) => answer.rows)
  if (!more.items.length) {
    return <EmptyState title="No such rows">Choose other rows above.</EmptyState>
  }
  return (
    <div className="mt-4">
      <Table
        caption="What became of each row"
        rows={more.items}
        keyOf={({ row }) => row}
        columns={[
          { key: 'row', header: 'Row', cell: ({ row }) => <span className="num">{row}</span> },
          {
            key: 'contact',
            header: live.of === 'leads' ? 'Lead' : 'Contact',
            cell: ({ name, email, notes }) => (
              <div className="min-w-0 wrap-anywhere">
                {name ?? email ?? 'Without a name'}
                {name && email && <span className="block text-13 text-muted">{email}</span>}
                {notes.map((note) => (
                  <p dir="auto" key={note} className="mt-1 text-13 text-muted">
                    {note}
                  </p>
                ))}
              </div>
            ),
          },
          {
            key: 'result',
            header: 'Result',
            cell: ({ status, undo }) => {
              const { label, tone } = undo === 'undone' ? UNDONE : RESULTS[status]
              return <Badge tone={tone}>{label}</Badge>
            },
          },
        ]}
      />
      {isImportOver(live.status) && <LoadMoreOf more={more} />}
    </div>
  )
}

const REPORT = { only: ['import', 'rows', 'next_page_url'] }

/** An import as it goes on; its report is fetched once it ends. */
function useLiveContactImport(fetched: ContactImport): ContactImport {
  const [live, setLive] = useState({ news: fetched, since: fetched })
  const isOver = isImportOver(fetched.status)
  const [reloads] = useState(() => new PageReloads())
  const reload = () => reloads.start(REPORT)
  useChannel(isOver ? null : contactImportChannel(fetched.id), {
    events: {
      'farm_import.progress': ({ import: news }: { import: ContactImport }) => {
        setLive({ news, since: fetched })
        if (isImportOver(news.status)) reload()
        else reloads.renew(REPORT)
      },
    },
    onReady: reload,
  })
  useResume(reload)
  return live.since === fetched ? live.news : fetched
}
