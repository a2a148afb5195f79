/** Data this tab holds for an account, and how to release it. */
interface Holding {
  accountId: number
  letGo: () => void
}

const holdings = new Set<Holding>()
let presentId: number | null = null

/** Whether the tab shows an account's pages; false until the first page has begun. */
export const isAccountShown = () => presentId !== null

/**
 * Calls `letGo` once the tab switches to another account or signs out.
 * @returns a function that cancels this
 */
export function holdForAccount(accountId: number, letGo: () => void): () => void {
  const holding = { accountId, letGo }
  holdings.add(holding)
  return () => void holdings.delete(holding)
}

/** Releases everything held for other accounts; `null` is a guest. */
export function enterAccount(accountId: number | null): void {
  presentId = accountId
  for (const holding of holdings) {
    if (holding.accountId === accountId) continue
    holdings.delete(holding)
    holding.letGo()
  }
}
