import { usePage } from '@inertiajs/react'
import { SpotGrid } from '#app/spots/ui/spot_grid'
import type { Spot } from '#app/spots/ui/types'

/** On the listing’s page: its newest spots. */
export default function ListingSpots() {
  const { media } = usePage<{ media: { spots?: { spots: Spot[] } } }>().props
  return <SpotGrid spots={media.spots?.spots ?? []} />
}
