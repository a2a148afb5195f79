import { useState } from 'react'
import { ArrowRight } from 'lucide-react'
import type { OwnListing } from '#app/dashboard/ui/own_listing'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { NumberInput } from '#app/kit/form/number_input'
import { RadioCards } from '#app/kit/form/radio_cards'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { HomePrice } from '#app/properties/ui/home_price'
import { stepRefusal, steppedPrice, type BulkPriceStep } from '#app/properties/bulk/bulk_options'

interface PriceDialogProps {
  listings: readonly OwnListing[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  isLoading: boolean
  /** @param priced those whose price changes, with the present one */
  onChoose: (priced: { slug: string; price: number | null }[], step: BulkPriceStep) => Promise<void>
}

const KINDS = [
  { value: 'percent', label: 'By a percentage' },
  { value: 'amount', label: 'By an amount' },
  { value: 'set', label: 'To a fixed price' },
] as const

const HINTS: Record<BulkPriceStep['kind'], string> = {
  percent: 'For example −5 to lower each price by 5%.',
  amount: 'For example −20,000, in each listing’s own currency.',
  set: 'In each listing’s own currency.',
}

export function PriceDialog({ listings, onChoose, ...dialog }: PriceDialogProps) {
  const [kind, setKind] = useState<BulkPriceStep['kind']>('percent')
  const [value, setValue] = useState<number | null>(null)
  const refusal = value === null ? null : stepRefusal({ kind, value })
  const rows = listings.map((listing) => {
    const after =
      value === null || refusal ? listing.price : steppedPrice(listing.price, { kind, value })
    return { listing, after, isChanged: after !== null && after !== listing.price }
  })
  const changed = rows.filter(({ isChanged }) => isChanged)

  return (
    <FormDialog
      {...dialog}
      title={listings.length === 1 ? 'Change the price' : `Change ${listings.length} prices`}
      submit={changed.length === 1 ? 'Change 1 price' : `Change ${changed.length} prices`}
      disabled={!changed.length}
      onSubmit={() => {
        if (value === null) return
        const priced = changed.map(({ listing: { slug, price } }) => ({ slug, price }))
        void onChoose(priced, { kind, value })
      }}
    >
      <FieldGroup legend="How" isLegendHidden>
        <RadioCards name="kind" options={KINDS} value={kind} onChange={setKind} />
      </FieldGroup>
      <Field
        label={kind === 'set' ? 'New price' : 'Change'}
        hint={HINTS[kind]}
        error={refusal ?? undefined}
      >
        <NumberInput
          value={value}
          onChange={setValue}
          min={kind === 'set' ? 0 : undefined}
          decimals={2}
          suffix={kind === 'percent' ? '%' : undefined}
        />
      </Field>
      <ul aria-label="Preview" className="max-h-64 overflow-y-auto border-t border-line">
        {rows.map(({ listing, after, isChanged }) => (
          <li key={listing.slug} className="border-b border-line py-2.5 text-13">
            <span className="block truncate">{listing.name ?? 'Untitled listing'}</span>
            <Preview {...{ listing, after, isChanged }} />
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}

interface PreviewProps {
  listing: OwnListing
  after: number | null
  isChanged: boolean
}

function Preview({ listing, after, isChanged }: PreviewProps) {
  const { price, currency } = listing
  if (after === null) {
    return (
      <span className="text-muted">
        {price === null
          ? 'No price to change yet'
          : 'This would leave no possible price. It stays as it is.'}
      </span>
    )
  }
  const shown = (amount: number | null) =>
    currency ? <HomePrice home={{ ...listing, price: amount }} /> : (amount ?? 'No price')
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-muted">
      {shown(price)}
      {isChanged && (
        <>
          <ArrowRight size={14} strokeWidth={1.5} aria-label="becomes" />
          <span className="text-ink">{shown(after)}</span>
        </>
      )}
    </span>
  )
}
