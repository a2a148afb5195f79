import type User from '#app/accounts/models/user'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import type { Contents } from '#app/demo/seeders/with_demo_photos'
import type { InTransaction } from '#app/kernel/database/transaction'
import { saveImage } from '#app/media/actions/save_image'
import ImageTransformer from '#app/media/transformers/image_transformer'

/** Gives everyone their drawn portrait. @param people by handle */
export async function seedPortraits(
  { trx }: InTransaction,
  people: Map<string, User>,
  contents: Contents
): Promise<void> {
  for (const [handle, user] of people) {
    const name = `portraits/${handle}`
    if (!isPhotograph(name)) continue
    const portrait = {
      owner: user,
      alt: PHOTOGRAPHS[name],
      purpose: 'avatar',
      isUsed: true,
    } as const
    const image = await saveImage({ trx }, contents.get(name)!, portrait)
    user.avatarUrl = new ImageTransformer(image).toObject().url
    await user.useTransaction(trx).saveQuietly()
  }
}

function isPhotograph(name: string): name is Photograph {
  return name in PHOTOGRAPHS
}
