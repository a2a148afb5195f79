import { Badge } from '#app/kit/display/badge'
import { OFFERED_FOR, PROPERTY_TYPES } from '#app/properties/listing_options'
import type { Data } from '#data'

interface ListingLabelProps {
  property: Data.Properties.Property
  className?: string
}

/** What it is and where; whether anybody can see it. */
export function ListingLabel({ property, className = '' }: ListingLabelProps) {
  const where = [property.city, property.country].filter(Boolean).join(', ')
  const offer = property.offered_for === 'rent' && OFFERED_FOR.rent
  const type = property.type && PROPERTY_TYPES[property.type]
  const label = [type, offer, where].filter(Boolean).join(' · ')
  return (
    <div className={`flex flex-wrap items-center gap-3 ${className}`}>
      {label && <p className="label">{label}</p>}
      {!property.publish && <Badge>{property.status === 'archive' ? 'Archived' : 'Draft'}</Badge>}
      {property.is_private && <Badge>Private</Badge>}
    </div>
  )
}
