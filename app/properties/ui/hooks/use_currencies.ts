import { useEffect, useState } from 'react'
import { api } from '#app/core/ui/api'

async function fetchCurrencies() {
  const { currencies } = await api.api.currencies.index({})
  return currencies
}

type Currencies = Awaited<ReturnType<typeof fetchCurrencies>>
export type Currency = Currencies[number]

/** The same for everybody and all day: asked for once a tab. */
let known: Promise<Currencies> | null = null

function listCurrencies(): Promise<Currencies> {
  known ??= fetchCurrencies().catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

/** Every currency; none while they are on their way. */
export function useCurrencies() {
  const [currencies, setCurrencies] = useState<Currencies>([])
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isWanted = true
    listCurrencies().then(
      (all) => isWanted && setCurrencies(all),
      () => isWanted && setFailed(true)
    )
    return () => {
      isWanted = false
    }
  }, [attempt])

  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { currencies, hasFailed, retry }
}
