import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Image from '#app/media/models/image'
import type { ImagePurpose } from '#app/media/models/image'

/**
 * Says in a sentence to its owner why a picture may not be deleted as things
 * stand; null where it may. What it says holds until the transaction ends: a
 * keeper locks what it looked at.
 */
export type Keeper = (image: Image, trx: TransactionClientContract) => Promise<string | null>

const keepers = new Map<ImagePurpose, Keeper[]>()

/** For the module that shows pictures of a purpose: which of them are needed. */
export function keepNeeded(purpose: ImagePurpose, keeper: Keeper): void {
  keepers.set(purpose, [...(keepers.get(purpose) ?? []), keeper])
}

/** The first reason against deleting a picture; null where there is none. */
export async function reasonToKeep(
  image: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  for (const keeper of keepers.get(image.purpose) ?? []) {
    const reason = await keeper(image, trx)
    if (reason) return reason
  }
  return null
}
