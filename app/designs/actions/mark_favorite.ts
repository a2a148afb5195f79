import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type Design from '#app/designs/models/design'
import { lockDesign } from '#app/designs/queries/find_design'

export default class MarkFavorite {
  /** @throws HttpError 404 */
  async handle(user: User, designId: number, favorite: boolean): Promise<Design> {
    return db.transaction(async (trx) => {
      const design = await lockDesign(designId, user.id, trx)
      return design.merge({ favorite }).save()
    })
  }
}
