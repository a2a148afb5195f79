/** What is counted: whole credits for generated pictures, whole club coins. */
export type LedgerUnit = 'image_credit' | 'club_coin'

/**
 * Accounts of the house, which may be below zero: where grants come from,
 * where captured and spent amounts end, where amounts wait while held, and
 * where one unit is changed for the other.
 */
export type SystemAccount = 'grants' | 'spent' | 'held' | 'exchange'

export type LedgerOwner = { userId: number } | { system: SystemAccount }

export type LedgerKind = 'grant' | 'spend' | 'hold' | 'capture' | 'release' | 'convert' | 'reverse'

/** One line of a transaction. */
export interface LedgerPosting {
  owner: LedgerOwner
  unit: LedgerUnit
  /** whole and not zero; positive is into the account */
  amount: number
}

/** A movement: its postings sum to zero in each unit. */
export interface LedgerEntry {
  kind: LedgerKind
  /** why, for people who read the ledger: `welcome`, `design 812` */
  cause: string
  /** the same key is the same movement, however often it is posted */
  key: string
  postings: LedgerPosting[]
  /** the transaction that a reversal takes back */
  reversesId?: number
  /** the hold that a capture or release ends; each hold is ended once */
  settlesId?: number
}
