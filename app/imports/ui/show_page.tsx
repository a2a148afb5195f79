import { Head } from '@inertiajs/react'
import { isImportOver, type ReportFilter } from '#app/imports/import_options'
import { ReportTable, ReportTools } from '#app/imports/report/ui/report_table'
import { ImportActions } from '#app/imports/ui/import_actions'
import type { Import, ReportRow } from '#app/imports/ui/types'
import { useLiveImport } from '#app/imports/ui/use_live_import'
import type { Page } from '#app/kit/calls/use_pages'
import { countWords } from '#app/kit/display/count_words'
import { Progress } from '#app/kit/display/progress'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'

interface ShowProps {
  import: Import
  rows: ReportRow[]
  filter: ReportFilter
  next_page_url: string | null
}

export default function ShowImport(props: ShowProps) {
  const { live, timeLeft } = useLiveImport(props.import)
  return (
    <div className="gutter page py-10">
      <Head title="Import" />
      <SectionHeading level="page" label="Listings" action={<ImportActions live={live} />}>
        Import of {countWords(live.total, 'listing')}
      </SectionHeading>
      <ImportState live={live} timeLeft={timeLeft} />
      <div className="mt-8">
        <ReportTools id={live.id} filter={props.filter} />
      </div>
      <Report key={`${props.import.status} ${props.filter}`} {...props} />
    </div>
  )
}

function Report({ import: { id, status }, rows, next_page_url }: ShowProps) {
  const first = { data: rows, next_page_url }
  const more = useMore(first, ({ rows: page }: { rows: Page<ReportRow> }) => page)
  if (!more.items.length) {
    return (
      <div className="mt-6">
        <EmptyState title="No such rows">Choose other rows above.</EmptyState>
      </div>
    )
  }
  return (
    <div className="mt-4">
      <ReportTable importId={id} rows={more.items} />
      {isImportOver(status) && <LoadMoreOf more={more} />}
    </div>
  )
}

interface ImportStateProps {
  live: Import
  /** in words; null while unknown */
  timeLeft: string | null
}

/** What an import has done, and how far it is. */
function ImportState({ live, timeLeft }: ImportStateProps) {
  const { status, created, updated, failed, held, skipped, undone, kept, photos } = live
  const isRunning = status === 'pending' || status === 'processing'
  const stored = photos.done - photos.failed
  return (
    <>
      <div className="mt-6" role="status">
        <p>
          {created} created, {updated} updated, {failed} failed
          {held > 0 && ` · ${countWords(held, 'row')} for you to decide`}
          {status === 'cancelled' && ` · Stopped: ${countWords(skipped, 'row')} not imported`}
          {status === 'undoing' && ' · Undoing it'}
          {status === 'undone' && ` · Undone: ${undone} taken back, ${kept} kept`}
        </p>
        {photos.total > 0 && status !== 'undone' && (
          <p className="mt-1 text-muted">
            {stored.toLocaleString('en-US')} of {countWords(photos.total, 'photo')} taken
            {photos.failed > 0 && `, ${photos.failed.toLocaleString('en-US')} failed`}
          </p>
        )}
      </div>
      {live.notes.map((note) => (
        <p key={note} className="mt-1 text-13 text-muted wrap-anywhere">
          {note}
        </p>
      ))}
      {isRunning && <ImportProgress live={live} timeLeft={timeLeft} />}
    </>
  )
}

function ImportProgress({ live: { total, done, photos }, timeLeft }: ImportStateProps) {
  const steps = total + photos.total
  const taken = done + photos.done
  const doing = done < total ? 'Importing the rows' : 'Fetching the photos'
  return (
    <div className="mt-6">
      <Progress
        label={[doing, timeLeft, 'you can leave this page'].filter(Boolean).join(', ')}
        value={(100 * taken) / steps}
      />
    </div>
  )
}
