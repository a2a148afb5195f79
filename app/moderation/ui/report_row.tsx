import { useEffect, useRef } from 'react'
import { TextLink } from '#app/kit/button/text_link'
import { Avatar } from '#app/kit/display/avatar'
import { Badge } from '#app/kit/display/badge'
import { TimeAgo } from '#app/kit/display/time_ago'
import type { Evidence } from '#app/moderation/report_options'
import { CloseReportDialog } from '#app/moderation/ui/close_report_dialog'
import { EndSessions } from '#app/moderation/ui/end_sessions'
import {
  REASON_WORDS,
  REPORT_STATUS_WORDS,
  subjectWord,
  asWords,
} from '#app/moderation/ui/report_words'
import type { StaffReport } from '#app/moderation/ui/use_reports'
import type { Data } from '#data'

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
        {REPORT_STATUS_WORDS[report.status]} by{' '}
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

interface ReportedPersonProps {
  /** null for a deleted account */
  person: Data.Accounts.UserCard | null
  previousReports: number
}

/** No link to the profile: staff judge by the evidence. */
function ReportedPerson({ person, previousReports }: ReportedPersonProps) {
  if (!person) return <p className="text-muted">This account was deleted.</p>
  return (
    <div className="flex items-center gap-3">
      <Avatar name={person.name} src={person.avatar} />
      <div className="min-w-0 text-13">
        <p dir="auto" className="truncate text-15">
          {person.name}
        </p>
        <p className="truncate text-muted">
          @{person.handle} · {person.type}
        </p>
        <p className={previousReports ? 'text-warning' : 'text-muted'}>
          {earlierReports(previousReports)}
        </p>
      </div>
    </div>
  )
}

function earlierReports(count: number): string {
  if (count === 0) return 'Never reported before'
  return count === 1 ? 'Reported once before' : `Reported ${count} times before`
}

/** A path on this site, never user input. */
const ADDRESS = 'address'

/** The subject as reported, as plain text with a link to its page. */
function ReportEvidence({ evidence }: { evidence: Evidence }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-6 bg-raised p-4 text-13 sm:grid-cols-[auto_minmax(0,1fr)]">
      {Object.entries(evidence).map(([name, text]) => (
        <div key={name} className="sm:contents">
          <dt className="text-muted">{asWords(name)}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">
            {name === ADDRESS && text?.startsWith('/') ? (
              <TextLink href={text}>{text}</TextLink>
            ) : (
              (text ?? <span className="text-muted">none</span>)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
