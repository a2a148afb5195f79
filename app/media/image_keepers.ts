import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Extension } from '#app/kernel/modules/module'
import type Image from '#app/media/image'
import type { ImagePurpose } from '#app/media/image'

/** Returns why an image can't be deleted now, or null. Locks the rows its answer depends on. */
export type Keeper = (image: Image, trx: TransactionClientContract) => Promise<string | null>

const keepers = new Map<ImagePurpose, Keeper[]>()

export function imageKeeper(purpose: ImagePurpose, keeper: Keeper): Extension {
  return () => void keepers.set(purpose, [...(keepers.get(purpose) ?? []), keeper])
}

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
