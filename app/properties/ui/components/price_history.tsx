import type { Data } from '#data'
import { Price } from '#app/kit/display/price'
import { formatDate } from '#app/kit/display/format_time'
import { formatPrice } from '#app/kit/display/format_price'
import { useReader } from '#app/kit/hooks/use_reader'
import { Table } from '#app/kit/list/table'
import { priceTrend } from '#app/properties/contract/price_trend'
import { Disclosure } from '#app/properties/ui/components/disclosure'
import { formatChange } from '#app/properties/ui/components/format_change'
import { PartFrame } from '#app/properties/ui/components/part_frame'
import { priceCorners, priceLine } from '#app/properties/ui/components/price_line'

/** How the price moved, as a line and behind it as a table. */
export function PriceHistory({ property }: { property: Data.Properties.Property }) {
  const { locale, timeZone } = useReader()
  const steps = priceTrend(property.price_history)
  const { currency } = property
  if (steps.length < 2 || !currency) return null

  const [first, last] = [steps[0], steps[steps.length - 1]]
  const day = (at: string) => formatDate(new Date(at), locale, timeZone)
  const corners = priceCorners(steps)
  const label = `From ${formatPrice(first.price, currency, locale)} on ${day(first.changedAt)} to ${formatPrice(last.price, currency, locale)} since ${day(last.changedAt)}`

  return (
    <PartFrame part="history" title="Price history" className="print:hidden">
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
