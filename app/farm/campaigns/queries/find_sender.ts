import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import FarmSender from '#app/farm/campaigns/models/farm_sender'

/** Null as long as nobody said who it is. */
export function findSender(
  farmId: number,
  client?: TransactionClientContract
): Promise<FarmSender | null> {
  return FarmSender.query({ client }).where('farm_id', farmId).first()
}
