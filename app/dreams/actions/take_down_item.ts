import type { InTransaction } from '#app/kernel/database/transaction'
import { dropItem } from '#app/dreams/actions/drop_item'
import Dream from '#app/dreams/models/dream'
import DreamItem from '#app/dreams/models/dream_item'

/** Deletes something that staff removed from a board. */
export async function takeDownItem({ trx }: InTransaction, id: number): Promise<void> {
  const find = () => DreamItem.query({ client: trx }).where({ id })
  const found = await find().first()
  if (!found) return
  await Dream.query({ client: trx }).where('id', found.dreamId).forUpdate().first()
  const item = await find().forUpdate().first()
  if (item) await dropItem({ trx, socketId: null }, item)
}
