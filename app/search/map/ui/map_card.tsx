import { Link } from '@inertiajs/react'
import { X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Photo } from '#app/kit/media/photo'
import { AcceptedMoney } from '#app/properties/prices/ui/accepted_money'
import { OwnPrice } from '#app/properties/prices/ui/own_price'
import { HomePrice } from '#app/properties/ui/home_price'
import { PropertySummary } from '#app/properties/ui/property_summary'
import { SaveButton } from '#app/properties/saving/ui/save_button'
import type { MapItem } from '#app/search/ui/types'

interface MapCardProps {
  property: NonNullable<MapItem['property']>
  onClose: () => void
}

export function MapCard({ property, onClose }: MapCardProps) {
  return (
    <article
      aria-label={property.name ?? 'Home'}
      className="absolute inset-x-4 bottom-4 mx-auto flex max-w-100 overflow-hidden rounded-6 bg-surface shadow-float"
    >
      <div className="w-32 shrink-0">
        <Photo image={property.featured_image} ratio="1/1" sizes="128px" alt="" />
      </div>
      <div className="relative min-w-0 flex-1 p-4 pr-12">
        <HomePrice home={property} />
        <OwnPrice property={property} isPlain />
        <p className="mt-1 truncate text-15">
          <Link
            dir="auto"
            href={`/properties/${property.slug}`}
            className="after:absolute after:inset-0 hover:underline"
          >
            {property.name}
          </Link>
        </p>
        <PropertySummary property={property} />
        <AcceptedMoney property={property} />
      </div>
      <SaveButton home={property} className="absolute top-2 left-2" />
      <IconButton
        icon={X}
        label="Close"
        size="sm"
        className="absolute top-2 right-2"
        onClick={onClose}
      />
    </article>
  )
}
