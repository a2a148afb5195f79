import { Link } from '@inertiajs/react'
import type { Data } from '#data'
import { Photo } from '#app/common/ui/kit/photo'
import { Price } from '#app/common/ui/kit/price'
import { PropertySummary } from '#app/properties/ui/components/property_summary'

interface PropertyCardProps {
  property: Data.Properties.Property.Variants['toCard']
  /** how wide the picture is shown, as the `sizes` attribute */
  sizes?: string
}

/** A listing in a list: the photograph leads. The whole card is one link. */
export function PropertyCard({
  property,
  sizes = '(width >= 1024px) 400px, (width >= 768px) 50vw, 100vw',
}: PropertyCardProps) {
  return (
    <article className="group relative">
      <Photo image={property.featured_image} sizes={sizes} alt="" className="rounded-6" />
      <div className="mt-3.5 flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 truncate text-22">
          <Link
            href={`/properties/${property.slug}`}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {property.name}
          </Link>
        </h3>
        {property.currency && <Price amount={property.price} currency={property.currency} />}
      </div>
      <PropertySummary property={property} />
    </article>
  )
}
