import { Link } from '@inertiajs/react'
import { Photo } from '#app/kit/media/photo'
import { Price } from '#app/kit/display/price'
import type { PropertyCard } from '#app/chats/ui/state/types'

export function ListingCard({ property }: { property: PropertyCard | null }) {
  if (!property) {
    return (
      <p className="w-75 max-w-full rounded-6 border border-line bg-surface px-4 py-3.5 text-13 text-muted">
        This listing is no longer public.
      </p>
    )
  }
  return (
    <Link
      href={`/properties/${property.slug}`}
      className="group/card block w-75 max-w-full overflow-hidden rounded-6 border border-line bg-surface text-ink"
    >
      <Photo image={property.featured_image} sizes="300px" alt="" />
      <span className="block px-4 py-3">
        <span
          dir="auto"
          className="display block truncate text-18 group-hover/card:underline group-hover/card:decoration-1 group-hover/card:underline-offset-4"
        >
          {property.name}
        </span>
        <span className="num block truncate text-13 text-muted">
          {property.currency && <Price amount={property.price} currency={property.currency} />}
          {property.city && ` · ${property.city}`}
        </span>
      </span>
    </Link>
  )
}
