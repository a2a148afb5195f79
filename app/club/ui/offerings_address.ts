import type { AskedOfferings } from '#app/club/ui/types'

/** The address of the offerings that match; only what is asked for is in it. */
export function offeringsAddress({ currency, ...asked }: AskedOfferings): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== null && value !== '') query.set(name, String(value))
  }
  if (asked.min_price !== null || asked.max_price !== null) query.set('currency', currency)
  const words = query.toString()
  return words ? `/offerings?${words}` : '/offerings'
}
