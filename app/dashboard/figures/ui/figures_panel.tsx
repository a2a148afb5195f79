import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import {
  FIGURE_RANGES,
  figureRange,
  type FigureRange,
} from '#app/properties/figures/figure_options'
import {
  figurePeriods,
  FIGURE_LABELS,
  FIGURES,
  changeWords,
  figureWords,
  type Analytics,
  type Figure,
} from '#app/dashboard/figures/ui/figure_periods'
import { VisitSources } from '#app/dashboard/figures/ui/visit_sources'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { formatDayOfYear } from '#app/kit/display/format_time'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Select } from '#app/kit/form/select'
import { useIsHydrated } from '#app/kit/hooks/use_is_hydrated'
import { useLocale } from '#app/kit/hooks/use_reader'
import { Skeleton } from '#app/kit/list/skeleton'
import { Table } from '#app/kit/list/table'
import { Disclosure } from '#app/properties/ui/disclosure'

const FigureChart = lazyPart(() => import('#app/dashboard/figures/ui/figure_chart'))

interface FiguresPanelProps {
  title: string
  days: FigureRange
  analytics: Analytics
}

/** Figures of one or all listings: totals, a chart of one of them, and a table of all. */
export function FiguresPanel({ title, days, analytics }: FiguresPanelProps) {
  const [figure, setFigure] = useState<Figure>('views')
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const periods = figurePeriods(analytics.days)
  const isWeekly = periods.length < analytics.days.length
  const total = analytics.totals[figure]
  // Days are in UTC.
  const dayOf = (date: string) => formatDayOfYear(new Date(date), locale, 'UTC')

  return (
    <section aria-labelledby="figures">
      <SectionHeading id="figures" level="topic" action={<RangeSelect days={days} />}>
        <bdi>{title}</bdi>
      </SectionHeading>
      <div className="mt-5">
        <FigureChoice analytics={analytics} value={figure} onChange={setFigure} />
      </div>
      {total === 0 ? (
        <p className="grid h-56 place-items-center px-4 text-center text-muted">
          {NOTHING[figure]}
        </p>
      ) : (
        <figure
          className="mt-6 h-56"
          aria-label={`${figureWords(figure, total)} in ${days} days, by ${isWeekly ? 'week' : 'day'}`}
        >
          {isHydrated && (
            <Suspense fallback={<Skeleton className="h-56" />}>
              <FigureChart periods={periods} figure={figure} dayOf={dayOf} />
            </Suspense>
          )}
        </figure>
      )}
      <Disclosure label="Show as a table">
        <Table
          caption={`Figures by ${isWeekly ? 'week' : 'day'}`}
          rows={periods.toReversed()}
          keyOf={({ date }) => date}
          columns={[
            {
              key: 'date',
              header: isWeekly ? 'Week from' : 'Day',
              cell: ({ date }) => dayOf(date),
            },
            ...FIGURES.map((key) => ({
              key,
              header: FIGURE_LABELS[key],
              isNumeric: true,
              cell: (period: (typeof periods)[number]) => period[key].toLocaleString('en-US'),
            })),
          ]}
        />
      </Disclosure>
      <VisitSources sources={analytics.sources} views={analytics.totals.views} />
    </section>
  )
}

const NOTHING: Record<Figure, string> = {
  views: 'No views in this time. Share a listing to bring visitors.',
  saves: 'Nobody saved a listing in this time.',
  shares: 'No visitor shared a listing in this time.',
  inquiries: 'No questions in this time.',
}

interface FigureChoiceProps {
  analytics: Analytics
  value: Figure
  onChange: (figure: Figure) => void
}

/** The totals, next to those of the time before; the selected one is charted. */
function FigureChoice({ analytics, value, onChange }: FigureChoiceProps) {
  return (
    <div
      role="radiogroup"
      aria-label="Figure in the chart"
      className="grid grid-cols-2 border-y border-line sm:grid-cols-4"
    >
      {FIGURES.map((figure) => (
        <label
          key={figure}
          className="relative flex cursor-pointer flex-col gap-1 border-b-2 border-transparent px-1 py-4 hover:bg-raised has-checked:border-brass has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-brass sm:px-4"
        >
          <input
            type="radio"
            name="figure"
            value={figure}
            checked={figure === value}
            onChange={() => onChange(figure)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span className="text-13 text-muted">{FIGURE_LABELS[figure]}</span>{' '}
          <span className="display num text-22 md:text-28">
            {analytics.totals[figure].toLocaleString('en-US')}
          </span>{' '}
          <span className="num text-12 text-muted">
            {changeWords(analytics.totals[figure], analytics.before[figure])}
          </span>
        </label>
      ))}
    </div>
  )
}

const WORDS: Record<FigureRange, string> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last 365 days',
}

const OPTIONS = FIGURE_RANGES.map((days) => ({ value: String(days), label: WORDS[days] }))

/** Keeps the range in the query string and reloads only the figures. */
function RangeSelect({ days }: { days: FigureRange }) {
  const show = (chosen: string) =>
    reloadPage({ data: { days: figureRange(chosen) }, only: ['days', 'analytics'] })
  return (
    <div className="w-44">
      <Select aria-label="Time" options={OPTIONS} value={String(days)} onChange={show} />
    </div>
  )
}
