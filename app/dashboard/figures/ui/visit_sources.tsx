import type { Analytics } from '#app/dashboard/figures/ui/figure_periods'
import type { VisitSource } from '#app/properties/views/visit_options'

interface VisitSourcesProps {
  sources: Analytics['sources']
  /** in all */
  views: number
}

const SOURCE_LABELS: Record<Exclude<VisitSource, 'host'>, string> = {
  search: 'Search on vesta',
  feed: 'The feed',
  share: 'Shared links',
  site: 'Elsewhere on vesta',
  direct: 'Typed in, or unknown',
}

/** Where visits came from, most first. */
export function VisitSources({ sources, views }: VisitSourcesProps) {
  const known = sources.reduce((sum, source) => sum + source.views, 0)
  if (!views || !known) return null
  const rows = sources.map(({ source, host, views: count }) => ({
    label: source === 'host' ? (host ?? 'Another site') : SOURCE_LABELS[source],
    count,
  }))
  if (views > known) rows.push({ label: 'Other, or before this was counted', count: views - known })
  return (
    <section aria-labelledby="visit-sources" className="mt-10">
      <h3 id="visit-sources" className="label font-sans">
        Where visits came from
      </h3>
      <ul className="mt-4 flex max-w-xl flex-col gap-3">
        {rows.map(({ label, count }) => (
          <li key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-13">
            <span className="break-words">{label}</span>
            <span className="num text-muted">{count.toLocaleString('en-US')}</span>
            <span
              aria-hidden
              className="col-span-2 mt-1 block h-1 overflow-hidden rounded-full bg-raised"
            >
              <span
                className="block h-full bg-ink"
                style={{ width: `${Math.max(1, Math.round((count / views) * 100))}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
