import { Link } from '@inertiajs/react'
import { Photo } from '#app/kit/media/photo'
import { Price } from '#app/kit/display/price'
import { PropertySummary } from '#app/properties/ui/components/property_summary'
import type { PropertyCard } from '#app/journals/ui/types'

/** A home within a text. */
export function ListingCard({ home }: { home: PropertyCard }) {
  return (
    <aside className="journal-listing group relative grid grid-cols-[112px_1fr] items-center gap-4 border-y border-line py-4 text-15 sm:grid-cols-[200px_1fr] sm:gap-6">
      <Photo image={home.featured_image} sizes="200px" alt="" className="rounded-6" />
      <div className="min-w-0">
        <p className="display text-22">
          <Link
            href={`/properties/${home.slug}`}
            className="plain break-words after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {home.name ?? 'A home on vesta'}
          </Link>
        </p>
        <PropertySummary property={home} />
        {home.currency && <Price amount={home.price} currency={home.currency} />}
      </div>
    </aside>
  )
}
