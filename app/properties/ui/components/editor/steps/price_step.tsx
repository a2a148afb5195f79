import { Combobox } from '#app/common/ui/kit/combobox'
import { MoneyInput } from '#app/common/ui/kit/money_input'
import { FailureState } from '#app/common/ui/kit/failure_state'
import { AcceptedField } from '#app/properties/ui/components/editor/accepted_field'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'
import { useCurrencies, type Currency } from '#app/properties/ui/hooks/use_currencies'

const MOST = 1e12

/** What it costs, and what else may be paid with. */
export function PriceStep() {
  const { session, state } = useEditor()
  const { price, currency } = state.draft.fields
  const { currencies, hasFailed, retry } = useCurrencies()
  const fiat = currencies.filter(({ kind }) => kind === 'fiat')
  const crypto = currencies.filter(({ kind }) => kind === 'crypto')
  const chosen = fiat.find(({ code }) => code === currency) ?? standIn(currency)

  if (hasFailed) {
    return <FailureState message="The currencies could not be loaded." onRetry={retry} />
  }
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <EditorField name="price" label="Price">
          <MoneyInput
            value={price}
            max={MOST}
            currency={currency ?? ''}
            decimals={chosen?.decimals}
            onChange={(value) => session.edit({ price: value })}
          />
        </EditorField>
        <EditorField name="currency" label="Currency">
          <Combobox
            value={chosen}
            source={fiat}
            onChange={(next) => session.edit({ currency: next?.code ?? null })}
            labelOf={labelOf}
            keyOf={({ code }) => code}
            placeholder="Type or choose"
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

function labelOf({ code, name }: Currency): string {
  return code === name ? code : `${code} · ${name}`
}

/** The saved currency, while the list is on its way. */
function standIn(code: string | null): Currency | null {
  return code ? { code, name: code, symbol: code, decimals: 2, kind: 'fiat' } : null
}
