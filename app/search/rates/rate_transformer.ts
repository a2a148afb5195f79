import type { Rates } from '#app/properties/prices/convert_price'

/** The exchange rates in force, each of its day. */
export function rateList(rates: Rates) {
  return {
    rates: [...rates].map(([code, { perUsd, day, source }]) => ({
      code,
      /** units for one US dollar */
      per_usd: perUsd,
      /** `2026-10-11` */
      day,
      source,
    })),
  }
}
