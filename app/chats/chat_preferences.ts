import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InTransaction } from '#app/kernel/database/transaction'

interface ChatPreferences {
  shows_presence: boolean
  /** mutual: people who don't send receipts don't get any */
  sends_read_receipts: boolean
  sends_push: boolean
  /** people they follow and teammates may write without a request */
  accepts_known_people: boolean
  digest: 'never' | 'hourly' | 'daily'
}

export const DEFAULT_PREFERENCES: ChatPreferences = {
  shows_presence: true,
  sends_read_receipts: true,
  sends_push: true,
  accepts_known_people: false,
  digest: 'daily',
}

export async function findPreferences(
  userId: number,
  trx?: TransactionClientContract
): Promise<ChatPreferences> {
  const row = await (trx ?? db)
    .from('chat_preferences')
    .where('user_id', userId)
    .select(Object.keys(DEFAULT_PREFERENCES))
    .first()
  return row ?? DEFAULT_PREFERENCES
}

export async function updatePreferences(
  { trx }: InTransaction,
  userId: number,
  input: Partial<ChatPreferences>
): Promise<ChatPreferences> {
  const given = Object.keys(input)
  const insert = trx
    .knexQuery()
    .table('chat_preferences')
    .insert({ user_id: userId, ...input })
    .onConflict('user_id')
  await (given.length ? insert.merge(given) : insert.ignore())
  return findPreferences(userId, trx)
}
