import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense } from 'react'
import { Stat } from '#app/kit/display/stat'
import { formatDayOfYear } from '#app/kit/display/format_time'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'
import { useLocale } from '#app/kit/hooks/use_reader'
import { Skeleton } from '#app/kit/list/skeleton'
import { Table } from '#app/kit/list/table'
import type { LeadsProps } from '#app/leads/ui/types'
import { SOURCE_WORDS } from '#app/leads/ui/lead_words'
import { Disclosure } from '#app/properties/ui/disclosure'

const BarFigure = lazyPart(() => import('#app/leads/ui/bar_figure'))

/** What became of leads lately: three numbers and two small charts, as tables, too. */
export function LeadFiguresRow({ figures, counts }: Pick<LeadsProps, 'figures' | 'counts'>) {
  const locale = useLocale()
  const isWide = useMediaQuery('(width >= 1024px)')
  // Days are in UTC.
  const weeks = figures.weeks.map(({ from, count }) => ({
    label: formatDayOfYear(new Date(from), locale, 'UTC'),
    count,
  }))
  const sources = figures.sources.map(({ source, count }) => ({
    label: SOURCE_WORDS[source],
    count,
  }))
  const { asked, answered_within_hour: answered } = figures
  const total = sources.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const charts = [
    { key: 'weeks', title: 'New leads by week', first: 'Week from', bars: weeks },
    { key: 'sources', title: 'Leads by source', first: 'Source', bars: sources },
  ] as const

  return (
    <section aria-label="Figures" className="border-b border-line pb-4">
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-2 xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
        <dl className="flex flex-wrap max-sm:*:last:hidden gap-x-10 gap-y-5 lg:col-span-2 xl:col-span-1 xl:flex-nowrap">
          <Stat value={figures.new_this_week} label="new this week" />
          <Stat
            value={asked ? `${Math.round((100 * answered) / asked)}%` : '–'}
            label="answered within an hour"
          />
          <Stat value={counts.viewing} label={counts.viewing === 1 ? 'viewing' : 'viewings'} />
        </dl>
        {isWide &&
          charts.map(({ key, title, bars }) => (
            <figure key={key} className="min-w-0" aria-label={title}>
              <figcaption dir="auto" className="label mb-2">
                {title}
              </figcaption>
              <div className="h-20">
                <Suspense fallback={<Skeleton className="h-20" />}>
                  <BarFigure bars={bars} />
                </Suspense>
              </div>
            </figure>
          ))}
      </div>
      <div className="-mb-2">
        <Disclosure label="Show as tables">
          <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
            {charts.map(({ key, title, first, bars }) => (
              <Table
                key={key}
                caption={title}
                rows={bars}
                keyOf={({ label }) => label}
                columns={[
                  { key: 'label', header: first, cell: ({ label }) => label },
                  { key: 'count', header: 'Leads', isNumeric: true, cell: ({ count }) => count },
                ]}
              />
            ))}
          </div>
        </Disclosure>
      </div>
    </section>
  )
}
