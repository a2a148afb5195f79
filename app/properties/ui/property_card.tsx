import { Link } from '@inertiajs/react'
import { Photo } from '#app/kit/media/photo'
import { HomePrice } from '#app/properties/ui/home_price'
import { PropertySummary } from '#app/properties/ui/property_summary'
import { SaveButton } from '#app/properties/saving/ui/save_button'
import type { SavableCard } from '#app/properties/ui/types'

interface PropertyCardProps {
  property: SavableCard
  /** the photo's `sizes` attribute */
  sizes?: string
}

export function PropertyCard({
  property,
  sizes = '(width >= 1024px) 400px, (width >= 768px) 50vw, 100vw',
}: PropertyCardProps) {
  return (
    <article className="group relative">
      <Photo image={property.featured_image} sizes={sizes} alt="" className="rounded-6" />
      <div className="mt-3.5 flex items-baseline justify-between gap-4">
        <h3 className="line-clamp-2 min-w-0 text-22 break-words">
          <Link
            dir="auto"
            href={`/properties/${property.slug}`}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {property.name}
          </Link>
        </h3>
        <HomePrice home={property} />
      </div>
      <PropertySummary property={property} />
      <SaveButton home={property} className="absolute top-3 right-3" />
    </article>
  )
}
