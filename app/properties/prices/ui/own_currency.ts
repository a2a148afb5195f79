import { useEffect } from 'react'
import { Store } from '#app/kit/hooks/store'
import { useStore } from '#app/kit/hooks/use_store'
import { currencyOfCountry } from '#app/places/country_currency'

const KEY = 'currency'
const CODE = /^[A-Z]{3}$/
const chosen = new Store<string | null>(null)

/** The currency that this visitor reads prices in: as chosen in this browser, or else of their country. */
export function useOwnCurrency(locale: string) {
  const own = useStore(chosen)
  useEffect(() => chosen.set(stored()), [])
  return { currency: own ?? currencyOf(locale), choose: keep }
}

function currencyOf(locale: string): string | null {
  const { region } = new Intl.Locale(locale).maximize()
  return region ? currencyOfCountry(region) : null
}

/** @param code null for that of their country */
function keep(code: string | null): void {
  chosen.set(code)
  try {
    if (code) localStorage.setItem(KEY, code)
    else localStorage.removeItem(KEY)
  } catch {
    /* storage is refused: it holds for this page only */
  }
}

function stored(): string | null {
  try {
    const code = localStorage.getItem(KEY)
    return code && CODE.test(code) ? code : null
  } catch {
    return null
  }
}
