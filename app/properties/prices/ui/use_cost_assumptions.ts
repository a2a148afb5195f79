import { useEffect } from 'react'
import { Store } from '#app/kit/hooks/store'
import { useStore } from '#app/kit/hooks/use_store'
import {
  COST_LIMITS,
  isAssumable,
  monthlyCost,
  usualAssumptions,
  type CostAssumptions,
} from '#app/properties/prices/monthly_cost'

type Name = keyof CostAssumptions
/** What the visitor changed; null where they emptied a field */
type Changed = Partial<Record<Name, number | null>>

const KEY = 'cost-assumptions'
const NAMES = Object.keys(COST_LIMITS) as Name[]
const changed = new Store<Changed>({})

/** What this visitor assumes, on every listing, kept in their browser. */
export function useCostAssumptions(currency: string) {
  const own = useOwnAssumptions()
  const usual = usualAssumptions(currency)
  const assumed: Record<Name, number | null> = { ...usual, ...own }
  return {
    assumed,
    /** null while one of them makes no sense */
    sensible: areSensible(assumed) ? assumed : null,
    isChanged: NAMES.some((name) => assumed[name] !== usual[name]),
    assume: (name: Name, value: number | null) => keep({ ...own, [name]: value }),
    reset: () => keep({}),
  }
}

/** What a home costs in a month as this visitor assumes; null while that makes no sense. */
export function useMonthlyCost(): (price: number, currency: string) => number | null {
  const own = useOwnAssumptions()
  return (price, currency) => {
    const assumed: Record<Name, number | null> = { ...usualAssumptions(currency), ...own }
    return areSensible(assumed) ? monthlyCost(price, assumed).total : null
  }
}

function useOwnAssumptions(): Changed {
  const own = useStore(changed)
  useEffect(() => changed.set(stored()), [])
  return own
}

function areSensible(assumed: Record<Name, number | null>): assumed is CostAssumptions {
  return NAMES.every((name) => isAssumable(name, assumed[name]))
}

function keep(own: Changed): void {
  changed.set(own)
  try {
    localStorage.setItem(KEY, JSON.stringify(own))
  } catch {
    /* storage is refused: it holds for this page only */
  }
}

function stored(): Changed {
  try {
    const values: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof values !== 'object' || values === null) return {}
    const known = new Map<string, unknown>(Object.entries(values))
    const kept = NAMES.flatMap((name) => {
      const value = known.get(name)
      return typeof value === 'number' && isAssumable(name, value) ? [[name, value]] : []
    })
    return Object.fromEntries(kept)
  } catch {
    return {}
  }
}
