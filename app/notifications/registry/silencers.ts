import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Extension } from '#app/kernel/modules/module'

type Silences = (
  userId: number,
  actorId: number,
  trx: TransactionClientContract
) => Promise<boolean>

const silencers: Silences[] = []

/** Declares a reason not to notify one person about another: blocked, muted. */
export function notificationSilencer(silences: Silences): Extension {
  return () => void silencers.push(silences)
}

export async function isSilenced(
  userId: number,
  actorId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  for (const silences of silencers) {
    if (await silences(userId, actorId, trx)) return true
  }
  return false
}
