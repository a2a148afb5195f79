import { SpotCard } from '#app/spots/ui/components/spot_card'
import type { Spot } from '#app/spots/ui/types'

export function SpotGrid({ spots }: { spots: readonly Spot[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-5">
      {spots.map((spot) => (
        <li key={spot.id}>
          <SpotCard spot={spot} />
        </li>
      ))}
    </ul>
  )
}
