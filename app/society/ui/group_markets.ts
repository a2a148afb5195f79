import { pixelOf } from '#app/society/ui/view_of'
import type { Market } from '#app/society/ui/types'

/** From this zoom on, each market has its own pin. */
const SEPARATE_ZOOM = 11
/** The minimum distance between two pins, in pixels. */
const PIN = { width: 46, height: 34 }

type Placed = Pick<Market, 'latitude' | 'longitude' | 'members_count'>

/** Groups markets by the pin they share at a zoom, the one with the most members first. */
export function groupMarkets<M extends Placed>(markets: readonly M[], zoom: number): M[][] {
  const groups: M[][] = []
  const largestFirst = [...markets].sort((one, other) => other.members_count - one.members_count)
  for (const market of largestFirst) {
    const near = zoom < SEPARATE_ZOOM && groups.find(([first]) => overlap(first, market, zoom))
    if (near) near.push(market)
    else groups.push([market])
  }
  return groups
}

function overlap(one: Placed, other: Placed, zoom: number): boolean {
  const [a, b] = [pixelOf(one, zoom), pixelOf(other, zoom)]
  return Math.abs(a.x - b.x) < PIN.width && Math.abs(a.y - b.y) < PIN.height
}
