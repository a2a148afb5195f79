import { useState } from 'react'
import { useMore } from '#app/kit/list/use_more'
import type { Data } from '#data'

export type StaffReport = Data.Moderation.Report.Variants['forStaff']

interface ReportPage {
  reports: StaffReport[]
  next_page_url: string | null
}

/**
 * The queue of one status: the page's reports, plus those loaded later. Reports closed here stay in
 * the list.
 */
export function useReports(first: ReportPage) {
  const { items, ...more } = useMore(pageOf(first), pageOf)
  const [closed, setClosed] = useState<Record<number, StaffReport>>({})

  return {
    ...more,
    items: items.map((report) => closed[report.id] ?? report),
    replace: (report: StaffReport) => setClosed((before) => ({ ...before, [report.id]: report })),
  }
}

function pageOf({ reports, next_page_url }: ReportPage) {
  return { data: reports, next_page_url }
}
