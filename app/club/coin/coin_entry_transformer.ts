import { BaseTransformer } from '@adonisjs/core/transformers'
import type { LedgerKind } from '#app/ledger/ledger_entry'
import type { CoinEntry } from '#app/ledger/list_coin_entries'

/** For movements that gave no reason of their own. */
const WORDS: Record<LedgerKind, string> = {
  grant: 'You were given coins',
  spend: 'Spent',
  hold: 'Set aside',
  capture: 'Spent',
  release: 'Returned to you',
  convert: 'Converted',
  reverse: 'Returned to you',
}

export default class CoinEntryTransformer extends BaseTransformer<CoinEntry> {
  toObject() {
    const { id, amount, kind, words, url, created_at: createdAt } = this.resource
    return {
      id: Number(id),
      /** coins; negative if they left */
      amount: Number(amount),
      reason: words ?? WORDS[kind],
      url,
      created_at: createdAt.toISOString(),
    }
  }
}
