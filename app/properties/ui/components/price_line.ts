import type { PriceStep } from '#app/properties/contract/price_trend'

interface Corner {
  /** percent of the chart, from its top left */
  x: number
  y: number
}

/** Where the last change stands; what is left of the chart is the time since. */
const LAST_CHANGE = 82
const TOP = 10
const BOTTOM = 90

/** Each price at the time it was named. */
export function priceCorners(steps: readonly PriceStep[]): Corner[] {
  const times = steps.map(({ changedAt }) => Date.parse(changedAt))
  const prices = steps.map(({ price }) => price)
  const [first, span] = [times[0], Math.max(1, times[times.length - 1] - times[0])]
  const highest = Math.max(...prices)
  const range = highest - Math.min(...prices) || 1
  return steps.map(({ price }, at) => ({
    x: round((LAST_CHANGE * (times[at] - first)) / span),
    y: round(TOP + ((BOTTOM - TOP) * (highest - price)) / range),
  }))
}

/** A price holds until the next is named. */
export function priceLine(corners: readonly Corner[]): string {
  const [start, ...rest] = corners
  return `M0 ${start.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}H100`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
