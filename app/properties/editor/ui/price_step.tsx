import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Chip } from '#app/kit/button/chip'
import { FieldGroup } from '#app/kit/form/field_group'
import { Input } from '#app/kit/form/input'
import { MoneyInput } from '#app/kit/form/money_input'
import { RadioCards } from '#app/kit/form/radio_cards'
import { FailureState } from '#app/kit/list/failure_state'
import { CurrencyPicker, useCurrencies, type Currency } from '#app/places/ui/currency_picker'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { EditorField, FieldPlace, optionsOf } from '#app/properties/editor/ui/editor_field'
import { OFFERED_FOR } from '#app/properties/listing_options'

export function PriceStep() {
  const { session, state } = useEditor()
  const { offered_for: offeredFor, price, currency, deposit } = state.draft.fields
  const isRent = offeredFor === 'rent'
  const { currencies, hasFailed, retry } = useCurrencies()
  const fiat = currencies.filter(({ kind }) => kind === 'fiat')
  const crypto = currencies.filter(({ kind }) => kind === 'crypto')

  if (hasFailed) {
    return <FailureState message="We couldn’t load the currencies." onRetry={retry} />
  }
  const decimals = fiat.find(({ code }) => code === currency)?.decimals
  return (
    <>
      <OfferField />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <EditorField name="price" label={isRent ? 'Rent a month' : 'Price'}>
          <MoneyInput
            value={price}
            currency={currency ?? ''}
            decimals={decimals}
            onChange={(value) => session.edit({ price: value })}
          />
        </EditorField>
        <EditorField name="currency" label="Currency">
          <CurrencyPicker
            value={currency}
            currencies={fiat}
            onChange={(code) => session.edit({ currency: code })}
            placeholder="Search or choose"
          />
        </EditorField>
      </div>
      {isRent && (
        <div className="grid gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <EditorField name="deposit" label="Deposit" isOptional>
            <MoneyInput
              value={deposit}
              currency={currency ?? ''}
              decimals={decimals}
              onChange={(value) => session.edit({ deposit: value })}
            />
          </EditorField>
          <EditorField name="available_from" label="Available from" isOptional>
            <Input
              type="date"
              value={state.draft.fields.available_from ?? ''}
              onChange={({ target }) => session.edit({ available_from: target.value || null })}
            />
          </EditorField>
        </div>
      )}
      <AcceptedField
        name="accepted_currencies"
        label="Also accepted"
        placeholder="Add a currency"
        currencies={fiat.filter(({ code }) => code !== currency)}
      />
      <AcceptedField
        name="accepted_cryptocurrencies"
        label="Accepted cryptocurrencies"
        placeholder="Add a cryptocurrency"
        currencies={crypto}
      />
    </>
  )
}

const OFFERS = optionsOf(OFFERED_FOR)

/** Once the home was out it stays: what people kept and compare would mean something else. */
function OfferField() {
  const { session, state } = useEditor()
  const isSettled = state.listing.published_at !== null
  const { offered_for: offeredFor } = state.draft.fields
  return (
    <FieldPlace name="offered_for">
      <FieldGroup
        legend="Offered"
        error={state.errors.offered_for}
        hint={
          isSettled
            ? 'This home was published this way. Duplicate it to offer the copy the other way.'
            : undefined
        }
      >
        <RadioCards
          name="offered_for"
          columns={2}
          options={OFFERS.map((option) => ({
            ...option,
            isDisabled: isSettled && option.value !== offeredFor,
          }))}
          value={offeredFor}
          onChange={(chosen) => session.edit({ offered_for: chosen })}
        />
      </FieldGroup>
    </FieldPlace>
  )
}

interface AcceptedFieldProps {
  name: 'accepted_currencies' | 'accepted_cryptocurrencies'
  label: string
  placeholder: string
  currencies: readonly Currency[]
}

function AcceptedField({ name, label, placeholder, currencies }: AcceptedFieldProps) {
  const { session, state } = useEditor()
  const codes = state.draft.fields[name]
  const place = useRef<HTMLDivElement>(null)
  const set = (next: string[]) => session.edit({ [name]: next })
  const nameOf = (code: string) => currencies.find((each) => each.code === code)?.name ?? code

  /** Adding one clears the search box, which keeps the focus for the next. */
  const add = (code: string) => {
    flushSync(() => set([...codes, code]))
    place.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={place} className="flex flex-col gap-3">
      <EditorField name={name} label={label} isOptional>
        <CurrencyPicker
          key={codes.length}
          value={null}
          currencies={currencies.filter(({ code }) => !codes.includes(code))}
          onChange={(code) => code && add(code)}
          placeholder={placeholder}
        />
      </EditorField>
      {codes.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {codes.map((code) => (
            <li key={code}>
              <Chip
                onRemove={() => set(codes.filter((other) => other !== code))}
                removeLabel={`Remove ${nameOf(code)}`}
              >
                {code}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
