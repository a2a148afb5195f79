import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { addItem, type NewItem } from '#app/dreams/items/add_item'
import { addMember } from '#app/dreams/people/change_members'
import { createDream as create, type DreamInput } from '#app/dreams/change_dream'
import type Dream from '#app/dreams/dream'

/** @param others who are on it too */
export async function createDream(
  owner: User,
  input: DreamInput = {},
  others: User[] = []
): Promise<Dream> {
  const dream = await transaction((trx) =>
    create({ user: owner, trx }, { title: 'House by the sea', ...input })
  )
  for (const { id } of others) {
    await transaction((trx) => addMember({ user: owner, trx, socketId: null }, dream.id, id))
  }
  return dream
}

/** Pins a wish unless told otherwise; returns its id. */
export function pin(
  author: User,
  dreamId: number,
  item: NewItem = { kind: 'wish', content: { text: 'A window seat' } }
): Promise<number> {
  return transaction((trx) => addItem({ user: author, trx, socketId: null }, dreamId, item))
}
