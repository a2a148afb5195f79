import { useEffect, useRef } from 'react'
import { Badge } from '#app/kit/display/badge'
import { TimeAgo } from '#app/kit/display/time_ago'
import { CloseReportDialog } from '#app/moderation/ui/components/close_report_dialog'
import { EndSessions } from '#app/moderation/ui/components/end_sessions'
import { ReportEvidence } from '#app/moderation/ui/components/report_evidence'
import { ReportedPerson } from '#app/moderation/ui/components/reported_person'
import type { StaffReport } from '#app/moderation/ui/hooks/use_reports'
import { REASON_WORDS, STATUS_WORDS, subjectWord } from '#app/moderation/ui/report_words'

interface ReportRowProps {
  report: StaffReport
  onClosed: (report: StaffReport) => void
}

export function ReportRow({ report, onClosed }: ReportRowProps) {
  const isOpen = report.status === 'open'
  const end = useFocusOnEnd(isOpen)

  return (
    <li className="grid gap-x-10 gap-y-5 border-b border-line py-8 first:pt-2 md:grid-cols-[minmax(0,1fr)_240px]">
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone="warning">{REASON_WORDS[report.reason].label}</Badge>
          <h2 className="text-18">{subjectWord(report.subject_type)}</h2>
          <span className="text-13 text-muted">
            <TimeAgo at={report.created_at} /> by{' '}
            {report.reporter ? `@${report.reporter.handle}` : 'a deleted account'}
          </span>
        </div>
        {report.note && (
          <blockquote
            dir="auto"
            className="border-l border-brass pl-4 wrap-anywhere whitespace-pre-wrap"
          >
            {report.note}
          </blockquote>
        )}
        <ReportEvidence evidence={report.evidence} />
      </div>
      <div className="min-w-0 md:row-span-2">
        <ReportedPerson
          person={report.reported_user}
          previousReports={report.previous_reports_count}
        />
        {report.reported_user && (
          <EndSessions reportId={report.id} name={report.reported_user.name} />
        )}
      </div>
      <div ref={end} tabIndex={-1} className="outline-none">
        {isOpen ? (
          <div className="flex flex-wrap gap-3">
            <CloseReportDialog report={report} verb="resolve" onClosed={onClosed} />
            <CloseReportDialog report={report} verb="dismiss" onClosed={onClosed} />
          </div>
        ) : (
          <ReportEnd report={report} />
        )}
      </div>
    </li>
  )
}

function ReportEnd({ report }: { report: StaffReport }) {
  return (
    <div className="text-13">
      <p className="text-muted">
        {STATUS_WORDS[report.status]} by{' '}
        {report.resolved_by ? `@${report.resolved_by.handle}` : 'a deleted account'}
        {report.resolved_at && (
          <>
            {' '}
            <TimeAgo at={report.resolved_at} />
          </>
        )}
      </p>
      {report.resolution_note && (
        <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{report.resolution_note}</p>
      )}
    </div>
  )
}

/** The button that closed the report disappears, so focus moves to where it was. */
function useFocusOnEnd(isOpen: boolean) {
  const end = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) end.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return end
}
