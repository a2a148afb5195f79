import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { errors as vineErrors } from '@vinejs/vine'
import type User from '#app/accounts/models/user'
import Image from '#app/media/models/image'

/**
 * Says that something of this person's now shows these pictures, which keeps
 * them from being swept. Call it once per thing and picture: uses are counted,
 * and DetachImages takes one away.
 */
export default class AttachImages {
  /**
   * @returns the pictures in the order of `ids`
   * @throws E_VALIDATION_ERROR on `images` when one is not theirs or not there
   */
  async handle(ids: number[], user: User, trx: TransactionClientContract): Promise<Image[]> {
    const wanted = [...new Set(ids)]
    if (!wanted.length) return []
    const images = await Image.query({ client: trx })
      .whereIn('id', wanted)
      .where('user_id', user.id)
      .orderBy('id')
      .forUpdate()
    if (images.length < wanted.length) {
      throw new vineErrors.E_VALIDATION_ERROR([
        { field: 'images', message: 'Choose pictures that you uploaded.' },
      ])
    }
    await trx
      .from('images')
      .whereIn('id', wanted)
      .update({ uses: trx.raw('uses + 1'), unused_since: null })
    const byId = new Map(images.map((image) => [image.id, image]))
    return wanted.map((id) => byId.get(id)!)
  }
}
