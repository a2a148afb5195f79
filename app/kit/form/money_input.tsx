import { NumberInput, type NumberInputProps } from '#app/kit/form/number_input'

interface MoneyInputProps extends Omit<NumberInputProps, 'prefix' | 'suffix' | 'decimals'> {
  /** ISO 4217, or the code of a cryptocurrency */
  currency: string
  /** number of decimals: `decimals` of a Currency */
  decimals?: number
}

/** An amount in major units; the currency is chosen elsewhere. */
export function MoneyInput({ currency, decimals = 2, min = 0, ...rest }: MoneyInputProps) {
  return <NumberInput min={min} decimals={decimals} suffix={currency} {...rest} />
}
