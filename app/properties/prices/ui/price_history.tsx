import { formatPrice } from '#app/kit/display/format_price'
import { formatDate } from '#app/kit/display/format_time'
import { Price } from '#app/kit/display/price'
import { useReader } from '#app/kit/hooks/use_reader'
import { Table } from '#app/kit/list/table'
import { PartFrame } from '#app/properties/parts/ui/part_frame'
import { priceTrend, type PriceStep } from '#app/properties/prices/price_trend'
import { formatChange } from '#app/properties/prices/ui/price_tag'
import { Disclosure } from '#app/properties/ui/disclosure'
import type { Data } from '#data'

interface PriceHistoryProps {
  property: Data.Properties.Property
  /** of the listing’s own, or empty */
  title: string
}

/** How the price moved, as a line and behind it as a table. */
export function PriceHistory({ property, title }: PriceHistoryProps) {
  const { locale, timeZone } = useReader()
  const steps = priceTrend(property.price_history)
  const { currency } = property
  if (steps.length < 2 || !currency) return null

  const [first, last] = [steps[0], steps[steps.length - 1]]
  const day = (at: string) => formatDate(new Date(at), locale, timeZone)
  const corners = priceCorners(steps)
  const label = `From ${formatPrice(first.price, currency, locale)} on ${day(first.changedAt)} to ${formatPrice(last.price, currency, locale)} since ${day(last.changedAt)}`

  return (
    <PartFrame
      part="history"
      title={title || (property.offered_for === 'rent' ? 'Rent history' : 'Price history')}
      className="print:hidden"
    >
      <div className="flex justify-between gap-6">
        <div>
          <p className="display text-22">
            <Price amount={first.price} currency={currency} />
          </p>
          <p className="text-13 text-muted">{day(first.changedAt)}</p>
        </div>
        <div className="text-right">
          <p className="display text-22">
            <Price amount={last.price} currency={currency} />
          </p>
          <p className="text-13 text-muted">Since {day(last.changedAt)}</p>
        </div>
      </div>
      <div role="img" aria-label={label} className="relative mt-4 h-36 border-y border-line">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden
          className="absolute inset-0 size-full overflow-visible"
        >
          <path d={`${priceLine(corners)}V100H0Z`} className="fill-raised" />
          <path
            d={priceLine(corners)}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth={1.5}
            className="stroke-ink"
          />
        </svg>
        {corners.map(({ x, y }) => (
          <span
            key={x}
            aria-hidden
            className="absolute size-2 -translate-1/2 rounded-full bg-ink"
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        ))}
      </div>
      <Disclosure label="All prices">
        <Table
          caption="Prices"
          keyOf={({ changedAt }) => changedAt}
          rows={steps.toReversed()}
          columns={[
            { key: 'date', header: 'Date', cell: ({ changedAt }) => day(changedAt) },
            {
              key: 'price',
              header: 'Price',
              isNumeric: true,
              cell: ({ price }) => <Price amount={price} currency={currency} />,
            },
            {
              key: 'change',
              header: 'Change',
              isNumeric: true,
              cell: ({ change }) => (change === null ? 'Listed' : formatChange(change, locale)),
            },
          ]}
        />
      </Disclosure>
    </PartFrame>
  )
}

interface Corner {
  /** percent of the chart, from its top left */
  x: number
  y: number
}

/** Percent of the width up to the last change; the rest is the time since. */
const LAST_CHANGE = 82
const TOP = 10
const BOTTOM = 90

/** Each price at the time it was named. */
function priceCorners(steps: readonly PriceStep[]): Corner[] {
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
function priceLine(corners: readonly Corner[]): string {
  const [start, ...rest] = corners
  return `M0 ${start.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}H100`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
