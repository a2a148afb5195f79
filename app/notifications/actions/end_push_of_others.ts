import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export async function endPushOfOthers(
  userId: number,
  keptSessionId: string | null,
  trx: TransactionClientContract
): Promise<void> {
  await trx
    .from('push_subscriptions')
    .where('user_id', userId)
    .where((query) => {
      if (keptSessionId === null) return
      void query.whereNull('session_id').orWhereNot('session_id', keptSessionId)
    })
    .delete()
}
