import { lazy, Suspense, useState } from 'react'
import { FigureChoice } from '#app/dashboard/ui/components/figure_choice'
import {
  figurePeriods,
  type Analytics,
  type Figure,
} from '#app/dashboard/ui/components/figure_periods'
import { FIGURE_LABELS, FIGURES, figureWords } from '#app/dashboard/ui/components/figure_words'
import { RangeSelect } from '#app/dashboard/ui/components/range_select'
import type { FigureRange } from '#app/dashboard/contract/figure_ranges'
import { SectionHeading } from '#app/kit/display/section_heading'
import { formatDayOfYear } from '#app/kit/display/format_time'
import { useReader } from '#app/kit/hooks/use_reader'
import { Skeleton } from '#app/kit/list/skeleton'
import { Table } from '#app/kit/list/table'
import { Disclosure } from '#app/properties/ui/components/disclosure'

const FigureChart = lazy(() => import('#app/dashboard/ui/components/figure_chart'))

interface FiguresPanelProps {
  title: string
  days: FigureRange
  analytics: Analytics
}

/** Figures of one or all listings: totals, a chart of one of them, and a table of all. */
export function FiguresPanel({ title, days, analytics }: FiguresPanelProps) {
  const [figure, setFigure] = useState<Figure>('views')
  const { locale, isHydrated } = useReader()
  const periods = figurePeriods(analytics.days)
  const isWeekly = periods.length < analytics.days.length
  const total = analytics.totals[figure]
  // Days are in UTC.
  const dayOf = (date: string) => formatDayOfYear(new Date(date), locale, 'UTC')

  return (
    <section aria-labelledby="figures">
      <SectionHeading id="figures" level="part" action={<RangeSelect days={days} />}>
        <bdi>{title}</bdi>
      </SectionHeading>
      <div className="mt-5">
        <FigureChoice totals={analytics.totals} value={figure} onChange={setFigure} />
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
    </section>
  )
}

const NOTHING: Record<Figure, string> = {
  views: 'No views in this time. Share a listing to bring visitors.',
  saves: 'Nobody saved a listing in this time.',
  shares: 'No visitor shared a listing in this time.',
  inquiries: 'No questions in this time.',
}
