import { Head } from '@inertiajs/react'
import type { Page } from '#app/kit/calls/use_pages'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import type { ReportFilter } from '#app/imports/contract/report_filters'
import { ImportActions } from '#app/imports/ui/components/import_actions'
import { ImportState } from '#app/imports/ui/components/import_state'
import { ReportTable } from '#app/imports/ui/components/report_table'
import { ReportTools } from '#app/imports/ui/components/report_tools'
import { useLiveImport } from '#app/imports/ui/hooks/use_live_import'
import type { Import, ReportRow } from '#app/imports/ui/types'

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

function Report({ import: { id }, rows, next_page_url }: ShowProps) {
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
      <LoadMoreOf more={more} />
    </div>
  )
}
