import type User from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

export interface CoinWay {
  coins: number
  /** what to do, in the list of ways: "Publish your first listing" */
  label: string
  /** what was done, in the statement: "You published your first listing" */
  reason: string
  /** where to do it: a path on this site; null if it can't be done yet */
  url: string | null
  /** hides it from people who can't do it */
  isFor?: (user: User) => boolean
  /** earned for each cause; otherwise once per person */
  isRepeatable?: boolean
  /** somebody else brings it about, so it is told */
  isByOthers?: boolean
}

interface DeclaredWay extends CoinWay {
  kind: string
}

/** In module order. */
export const coinWays = new Registry('ways to earn coin', { key: ({ kind }: DeclaredWay) => kind })

/** Declares a way to earn club coin. @param kind permanent, snake_case: stored and sent */
export function coinWay(kind: string, way: CoinWay): Extension {
  return coinWays.adds({ kind, ...way })
}

/** @throws Error if no module declares it */
export function coinWayOf(kind: string): CoinWay {
  const way = coinWays.find(kind)
  if (!way) throw new Error(`No module declares the way to earn coin ${kind}.`)
  return way
}
