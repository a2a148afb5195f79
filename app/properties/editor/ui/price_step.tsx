import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Chip } from '#app/kit/button/chip'
import { MoneyInput } from '#app/kit/form/money_input'
import { FailureState } from '#app/kit/list/failure_state'
import { CurrencyPicker, useCurrencies, type Currency } from '#app/places/ui/currency_picker'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { EditorField } from '#app/properties/editor/ui/editor_field'

export function PriceStep() {
  const { session, state } = useEditor()
  const { price, currency } = state.draft.fields
  const { currencies, hasFailed, retry } = useCurrencies()
  const fiat = currencies.filter(({ kind }) => kind === 'fiat')
  const crypto = currencies.filter(({ kind }) => kind === 'crypto')

  if (hasFailed) {
    return <FailureState message="We couldn’t load the currencies." onRetry={retry} />
  }
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <EditorField name="price" label="Price">
          <MoneyInput
            value={price}
            currency={currency ?? ''}
            decimals={fiat.find(({ code }) => code === currency)?.decimals}
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
