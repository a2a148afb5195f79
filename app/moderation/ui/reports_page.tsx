import { Head, router } from '@inertiajs/react'
import { ShieldCheck } from 'lucide-react'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Tabs } from '#app/kit/tabs/tabs'
import { REPORT_STATUSES, type ReportStatus } from '#app/moderation/report_options'
import { ReportRow } from '#app/moderation/ui/report_row'
import { useReports, type StaffReport } from '#app/moderation/ui/use_reports'
import { REPORT_STATUS_WORDS } from '#app/moderation/ui/report_words'

interface QueueProps {
  status: ReportStatus
  reports: StaffReport[]
  next_page_url: string | null
}

interface ReportsProps extends QueueProps {
  counts: Record<ReportStatus, number>
}

const EMPTY: Record<ReportStatus, { title: string; text: string }> = {
  open: { title: 'No open reports', text: 'New reports appear here, oldest first.' },
  resolved: { title: 'No resolved reports', text: 'Reports you acted on appear here.' },
  dismissed: { title: 'No dismissed reports', text: 'Reports that needed no action appear here.' },
}

export default function Reports({ status, counts, ...page }: ReportsProps) {
  const show = (chosen: ReportStatus) =>
    router.visit('/staff/reports', {
      data: { status: chosen },
      preserveScroll: true,
      preserveState: true,
    })

  return (
    <div className="gutter page py-10">
      <Head title="Staff reports" />
      <SectionHeading level="page" label="Staff">
        Reports
      </SectionHeading>
      <div className="mt-8">
        <Tabs
          label="Reports by status"
          value={status}
          onChange={show}
          tabs={REPORT_STATUSES.map((value) => ({
            value,
            label: REPORT_STATUS_WORDS[value],
            count: counts[value],
          }))}
        >
          <Queue key={status} status={status} {...page} />
        </Tabs>
      </div>
    </div>
  )
}

/** Needs a `key` per status, as each status is its own list. */
function Queue({ status, ...first }: QueueProps) {
  const queue = useReports(first)
  if (!queue.items.length) {
    return (
      <EmptyState icon={ShieldCheck} title={EMPTY[status].title}>
        {EMPTY[status].text}
      </EmptyState>
    )
  }
  return (
    <>
      <ul>
        {queue.items.map((report) => (
          <ReportRow key={report.id} report={report} onClosed={queue.replace} />
        ))}
      </ul>
      <LoadMoreOf more={queue} />
    </>
  )
}
