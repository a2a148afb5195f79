export type LedgerUnit = 'image_credit' | 'club_coin'

/**
 * House accounts, which may be negative: source of grants, sink of spending, current holds,
 * currency exchange.
 */
export type SystemAccount = 'grants' | 'spent' | 'held' | 'exchange'

export type LedgerOwner = { userId: number } | { system: SystemAccount }

export type LedgerKind = 'grant' | 'spend' | 'hold' | 'capture' | 'release' | 'convert' | 'reverse'

export interface LedgerPosting {
  owner: LedgerOwner
  unit: LedgerUnit
  /** whole, not zero; positive credits the account */
  amount: number
}

/** Postings sum to zero in each unit. */
export interface LedgerEntry {
  kind: LedgerKind
  /** such as `welcome` or `design 812` */
  cause: string
  /** idempotency key */
  key: string
  postings: LedgerPosting[]
  reversesId?: number
  /** the hold this settles */
  settlesId?: number
}

/** Why club coin moved, as its owner reads it. */
export interface StatementLine {
  /** a sentence */
  words: string
  /** a path on this site */
  url: string
}

/** Club coins for one image credit. */
export const COINS_PER_CREDIT = 10
