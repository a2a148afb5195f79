import { useState } from 'react'
import { useHttp } from '@inertiajs/react'
import type { Data } from '#data'
import type { ReportStatus } from '#app/moderation/report_options'

export type StaffReport = Data.Moderation.Report.Variants['forStaff']

interface Page {
  reports: StaffReport[]
  next_page_url: string | null
}

/**
 * The queue: the page's reports, plus those loaded later; starts over when the status changes.
 * Reports closed here stay in the list.
 */
export function useReports(status: ReportStatus, first: Page) {
  const [shown, setShown] = useState(status)
  const [added, setAdded] = useState<Page>({ ...first, reports: [] })
  const [closed, setClosed] = useState<Record<number, StaffReport>>({})
  const [error, setError] = useState<string | null>(null)
  const request = useHttp<Record<string, never>, Page>({})

  if (shown !== status) {
    setShown(status)
    setAdded({ ...first, reports: [] })
    setClosed({})
    setError(null)
  }

  const load = () => {
    if (!added.next_page_url) return
    setError(null)
    const asked = request.get(added.next_page_url, {
      onSuccess: ({ reports, next_page_url }) =>
        setAdded((before) => ({ reports: [...before.reports, ...reports], next_page_url })),
      onHttpException: () => setError('We couldn’t load more reports. Try again.'),
      onNetworkError: () => setError('You’re offline. Check your connection.'),
    })
    asked.catch(() => {})
  }

  return {
    reports: [...first.reports, ...added.reports].map((report) => closed[report.id] ?? report),
    hasMore: added.next_page_url !== null,
    isLoading: request.processing,
    error,
    load,
    replace: (report: StaffReport) => setClosed((before) => ({ ...before, [report.id]: report })),
  }
}
