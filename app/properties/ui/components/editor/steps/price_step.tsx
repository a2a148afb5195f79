import { MoneyInput } from '#app/kit/form/money_input'
import { FailureState } from '#app/kit/list/failure_state'
import { AcceptedField } from '#app/properties/ui/components/editor/accepted_field'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'
import { CurrencyPicker } from '#app/places/ui/components/currency_picker'
import { useCurrencies } from '#app/places/ui/hooks/use_currencies'

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
