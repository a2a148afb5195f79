import { Link, usePage } from '@inertiajs/react'
import { ChevronRight } from 'lucide-react'
import { StatusBadge } from '#app/farm/open_houses/ui/status_badge'
import { WhenLine } from '#app/farm/open_houses/ui/when_line'
import type { OpenHouse } from '#app/farm/ui/types'

/** On the listing’s page. */
export default function ListingOpenHouses() {
  const { media } = usePage<{ media: { open_houses?: { open_houses: OpenHouse[] } } }>().props
  return (
    <ul className="border-t border-line">
      {media.open_houses?.open_houses.map((house) => (
        <li key={house.id} className="border-b border-line">
          <Link
            href={`/open-houses/${house.slug}`}
            className="group flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
          >
            <span className="group-hover:underline">
              <WhenLine house={house} />
            </span>
            <span className="flex items-center gap-3">
              <StatusBadge house={house} />
              <span className="flex items-center gap-1 text-13 text-muted">
                {house.is_full ? 'Waiting list' : 'Register'}
                <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
