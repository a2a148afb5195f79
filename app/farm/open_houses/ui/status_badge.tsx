import type { OpenHouse } from '#app/farm/ui/types'
import { Badge } from '#app/kit/display/badge'

/** Nothing for one that is simply to come. */
export function StatusBadge({ house }: { house: OpenHouse }) {
  if (house.status === 'cancelled') return <Badge tone="danger">Canceled</Badge>
  if (house.status === 'ended') return <Badge>Ended</Badge>
  if (house.status === 'live') return <Badge tone="positive">Open now</Badge>
  return house.is_full ? <Badge tone="warning">Full</Badge> : null
}
