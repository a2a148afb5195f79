/** What this tab holds in memory for an account, and how to let go of it. */
interface Holding {
  accountId: number
  letGo: () => void
}

const holdings = new Set<Holding>()

/**
 * Calls `letGo` once, as soon as this tab belongs to another account or to none.
 *
 * @returns ends the holding without that call
 */
export function holdForAccount(accountId: number, letGo: () => void): () => void {
  const holding = { accountId, letGo }
  holdings.add(holding)
  return () => void holdings.delete(holding)
}

/** Lets go of everything held for any other account; `null` is nobody. */
export function enterAccount(accountId: number | null): void {
  for (const holding of holdings) {
    if (holding.accountId === accountId) continue
    holdings.delete(holding)
    holding.letGo()
  }
}
