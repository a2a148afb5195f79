import { useState } from 'react'
import { OfferingPhotos } from '#app/club/offerings/ui/offering_photos'
import {
  MAX_OFFERING_DESCRIPTION_CHARACTERS,
  MAX_OFFERING_TITLE_CHARACTERS,
  type OfferingKind,
} from '#app/club/offerings/offering_options'
import type { Offering } from '#app/club/offerings/ui/offering_types'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { Input } from '#app/kit/form/input'
import { MoneyInput } from '#app/kit/form/money_input'
import { NumberInput } from '#app/kit/form/number_input'
import { RadioCards } from '#app/kit/form/radio_cards'
import { Select } from '#app/kit/form/select'
import { Textarea } from '#app/kit/form/textarea'
import type { UploadedPicture } from '#app/kit/upload/use_uploads'
import { CurrencyPicker, useCurrencies } from '#app/places/ui/currency_picker'

type Market = NonNullable<Offering['market']>

export interface OfferingDraft {
  title: string
  kind: OfferingKind
  description: string
  price: number | null
  currency: string
  coins: number | null
  market: Market | null
  images: UploadedPicture[]
}

interface OfferingFormProps {
  draft: OfferingDraft
  /** one’s own */
  markets: Market[]
  errors: Record<string, string>
  onChange: (change: (draft: OfferingDraft) => OfferingDraft) => void
}

const KINDS = [
  { value: 'service' as const, label: 'Service', hint: 'Staging, photographs, cleaning' },
  {
    value: 'experience' as const,
    label: 'Experience',
    hint: 'A private viewing, a dinner, a walk',
  },
]
const ANYWHERE = 'anywhere'

/** The fields of an offering, within a form. */
export function OfferingForm({ draft, markets, errors, onChange }: OfferingFormProps) {
  const set = (change: Partial<OfferingDraft>) => onChange((before) => ({ ...before, ...change }))
  const { currencies } = useCurrencies()
  const [known] = useState(() => withOwn(markets, draft.market))
  return (
    <>
      <Field label="Title" error={errors['offering.title']}>
        <Input
          value={draft.title}
          maxLength={MAX_OFFERING_TITLE_CHARACTERS}
          placeholder="For example, Photographs at first light"
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <FieldGroup legend="Kind" error={errors['offering.kind']}>
        <RadioCards
          name="kind"
          options={KINDS}
          columns={2}
          value={draft.kind}
          onChange={(kind) => set({ kind })}
        />
      </FieldGroup>
      <Field
        label="Description"
        hint="What people get, how long it takes, what they should bring."
        error={errors['offering.description']}
      >
        <Textarea
          rows={7}
          value={draft.description}
          maxLength={MAX_OFFERING_DESCRIPTION_CHARACTERS}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Field>
      <OfferingPhotos
        images={draft.images}
        error={errors['offering.images'] ?? errors.images}
        onChange={(change) => onChange((before) => ({ ...before, images: change(before.images) }))}
      />
      <Field
        label="Market"
        hint={
          markets.length
            ? 'Where you offer it.'
            : 'Join a market in your profile, and you can offer it there.'
        }
        error={errors['offering.market_id']}
      >
        <Select
          options={[
            { value: ANYWHERE, label: 'Anywhere' },
            ...known.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={draft.market ? String(draft.market.id) : ANYWHERE}
          onChange={(id) => set({ market: known.find((one) => String(one.id) === id) ?? null })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Field
          label="Price in money"
          isOptional
          hint="You settle it with your customer."
          error={errors['offering.price']}
        >
          <MoneyInput
            value={draft.price}
            currency={draft.currency}
            onChange={(price) => set({ price })}
          />
        </Field>
        <Field label="Currency" error={errors['offering.currency']}>
          <CurrencyPicker
            value={draft.currency}
            currencies={currencies.filter(({ kind }) => kind === 'fiat')}
            onChange={(code) => code && set({ currency: code })}
          />
        </Field>
      </div>
      <Field
        label="Price in coin"
        isOptional
        hint="Set aside when someone asks, yours once it’s done."
        error={errors['offering.coin_price']}
      >
        <NumberInput
          value={draft.coins}
          min={1}
          suffix="coins"
          onChange={(coins) => set({ coins })}
        />
      </Field>
    </>
  )
}

/** A market that one left stays among the choices. */
function withOwn(markets: Market[], market: Market | null): Market[] {
  return market && !markets.some(({ id }) => id === market.id) ? [...markets, market] : markets
}
