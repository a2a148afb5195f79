import { FIGURE_RANGES, figureRange, type FigureRange } from '#app/dashboard/contract/figure_ranges'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { Select } from '#app/kit/form/select'

const WORDS: Record<FigureRange, string> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last 365 days',
}

const OPTIONS = FIGURE_RANGES.map((days) => ({ value: String(days), label: WORDS[days] }))

/** Keeps the range in the query string and reloads only the figures. */
export function RangeSelect({ days }: { days: FigureRange }) {
  const show = (chosen: string) =>
    reloadPage({ data: { days: figureRange(chosen) }, only: ['days', 'analytics'] })
  return (
    <div className="w-44">
      <Select aria-label="Time" options={OPTIONS} value={String(days)} onChange={show} />
    </div>
  )
}
