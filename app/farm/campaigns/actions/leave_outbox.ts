import type { InTransaction } from '#app/kernel/database/transaction'

export async function leaveOutbox({ trx }: InTransaction, holder: string): Promise<void> {
  await trx.from('farm_outbox').where({ holder }).delete()
}
