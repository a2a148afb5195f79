import { Button } from '#app/kit/button/button'
import { formatPrice } from '#app/kit/display/format_price'
import { Field } from '#app/kit/form/field'
import { NumberInput } from '#app/kit/form/number_input'
import { useLocale } from '#app/kit/hooks/use_reader'
import {
  COST_LIMITS,
  isAssumable,
  monthlyCost,
  type CostAssumptions,
} from '#app/properties/prices/monthly_cost'
import { PartFrame } from '#app/properties/parts/ui/part_frame'
import { useCostAssumptions } from '#app/properties/prices/ui/use_cost_assumptions'

interface MonthlyCostSectionProps {
  price: number | null
  currency: string | null
  /** of the listing’s own, or empty */
  title: string
}

const FIELDS: { name: keyof CostAssumptions; label: string; unit: string; decimals: number }[] = [
  { name: 'downPayment', label: 'Down payment', unit: '%', decimals: 1 },
  { name: 'interest', label: 'Interest a year', unit: '%', decimals: 2 },
  { name: 'years', label: 'Term', unit: 'years', decimals: 0 },
  { name: 'fees', label: 'Taxes and fees a year', unit: '% of price', decimals: 2 },
]

/** What owning the home costs in a month, under assumptions that the visitor changes. */
export function MonthlyCostSection({ price, currency, title }: MonthlyCostSectionProps) {
  return price && currency ? <MonthlyCost {...{ price, currency, title }} /> : null
}

interface MonthlyCostProps {
  price: number
  currency: string
  title: string
}

function MonthlyCost({ price, currency, title }: MonthlyCostProps) {
  const locale = useLocale()
  const { assumed, sensible, isChanged, assume, reset } = useCostAssumptions(currency)
  const cost = sensible && monthlyCost(price, sensible)
  const money = (amount: number) => formatPrice(Math.round(amount), currency, locale)
  const parts = cost && [
    { label: 'Loan payment', value: money(cost.payment) },
    { label: 'Taxes and fees', value: money(cost.fees) },
    { label: 'Down payment, once', value: money(cost.downPayment) },
    { label: 'Loan', value: money(cost.loan) },
  ]

  return (
    <PartFrame
      part="cost"
      title={title || 'Monthly cost'}
      lead="An estimate under the assumptions below, not an offer. Change them to match yours; this browser remembers them."
      className="print:hidden"
    >
      <div className="grid gap-x-12 gap-y-8 @2xl/listing:grid-cols-2">
        <div>
          <output aria-live="polite" className="display num block text-36">
            {cost ? `${money(cost.total)} a month` : '–'}
          </output>
          <dl className="mt-4">
            {parts?.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
                <dt className="text-muted">{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-1 gap-4 @lg/listing:grid-cols-2">
            {FIELDS.map(({ name, label, unit, decimals }) => (
              <Field key={name} label={label} error={errorOf(name, assumed[name])}>
                <NumberInput
                  value={assumed[name]}
                  onChange={(value) => assume(name, value)}
                  decimals={decimals}
                  min={0}
                  suffix={unit}
                />
              </Field>
            ))}
          </div>
          {isChanged && (
            <Button variant="quiet" onClick={reset} className="self-start">
              Reset assumptions
            </Button>
          )}
        </div>
      </div>
    </PartFrame>
  )
}

function errorOf(name: keyof CostAssumptions, value: number | null): string | undefined {
  const [lowest, highest] = COST_LIMITS[name]
  return isAssumable(name, value) ? undefined : `Enter ${lowest} to ${highest}.`
}
