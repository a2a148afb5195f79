import { Head } from '@inertiajs/react'
import { ButtonLink } from '#app/kit/button/button_link'
import type { Page } from '#app/kit/calls/use_pages'
import { countWords } from '#app/kit/display/count_words'
import { Progress } from '#app/kit/display/progress'
import { SectionHeading } from '#app/kit/display/section_heading'
import { LoadMore } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { ReportTable } from '#app/imports/ui/components/report_table'
import { UndoButton } from '#app/imports/ui/components/undo_button'
import { useLiveImport } from '#app/imports/ui/hooks/use_live_import'
import type { Import, ReportRow } from '#app/imports/ui/types'

interface ShowProps {
  import: Import
  rows: ReportRow[]
  next_page_url: string | null
}

export default function ShowImport(props: ShowProps) {
  const live = useLiveImport(props.import)
  const { status, total, done, created, updated, failed, undone, kept } = live
  const isRunning = status === 'pending' || status === 'processing'

  return (
    <div className="gutter page py-10">
      <Head title="Import" />
      <SectionHeading
        level="page"
        label="Listings"
        action={
          <div className="flex flex-wrap items-center gap-3">
            {status === 'completed' && created + updated > 0 && <UndoButton id={live.id} />}
            <ButtonLink href="/dashboard/properties?status=draft">See drafts</ButtonLink>
          </div>
        }
      >
        Import of {countWords(total, 'listing')}
      </SectionHeading>
      <p className="mt-6" role="status">
        {created} created, {updated} updated, {failed} failed
        {isRunning ? ` · ${done} of ${total} done` : ''}
        {status === 'undoing' ? ' · Undoing it' : ''}
        {status === 'undone' ? ` · Undone: ${undone} taken back, ${kept} kept` : ''}
      </p>
      {isRunning && (
        <div className="mt-6">
          <Progress label="Importing. You can leave this page." value={(100 * done) / total} />
        </div>
      )}
      <Report key={props.import.status} {...props} />
    </div>
  )
}

function Report({ rows, next_page_url }: ShowProps) {
  const first = { data: rows, next_page_url }
  const more = useMore(first, ({ rows: page }: { rows: Page<ReportRow> }) => page)
  return (
    <div className="mt-8">
      <ReportTable rows={more.items} />
      <LoadMore
        hasMore={more.hasMore}
        isLoading={more.isLoading}
        error={more.error}
        onMore={more.load}
      />
    </div>
  )
}
