import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
import type Image from '#app/media/image'
import type { ImagePurpose } from '#app/media/image_purposes'

/** Returns why an image can't be deleted now, or null. Locks the rows its answer depends on. */
export type Keeper = (image: Image, trx: TransactionClientContract) => Promise<string | null>

interface PurposeKeeper {
  /** null for all */
  purpose: ImagePurpose | null
  keeper: Keeper
}

const keepers = new Registry<PurposeKeeper>('keepers of images')

export function imageKeeper(purpose: ImagePurpose, keeper: Keeper): Extension {
  return keepers.adds({ purpose, keeper })
}

/** For images of every purpose. */
export function anyImageKeeper(keeper: Keeper): Extension {
  return keepers.adds({ purpose: null, keeper })
}

export async function reasonToKeep(
  image: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  for (const { purpose, keeper } of keepers.list()) {
    const reason = (purpose ?? image.purpose) === image.purpose && (await keeper(image, trx))
    if (reason) return reason
  }
  return null
}
