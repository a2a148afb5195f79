import { router } from '@inertiajs/react'
import { Download } from 'lucide-react'
import { buttonStyle } from '#app/kit/button/button_style'
import { Chip } from '#app/kit/button/chip'
import { REPORT_FILTERS, type ReportFilter } from '#app/imports/contract/report_filters'

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
        href={`/api/build/imports/${id}/report?filter=${filter}`}
        download
        className={buttonStyle({ size: 'sm' })}
      >
        <Download size={16} strokeWidth={1.5} aria-hidden />
        Download as CSV
      </a>
    </div>
  )
}
