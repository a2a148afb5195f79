import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type Design from '#app/designs/models/design'
import { lockDesign } from '#app/designs/queries/find_design'

/** Takes a design out of public view. Its link stays, for those who have it. */
export default class UnpublishDesign {
  /** @throws HttpError 404 */
  async handle(user: User, designId: number): Promise<Design> {
    return db.transaction(async (trx) => {
      const design = await lockDesign(designId, user.id, trx)
      return design.merge({ publishedAt: null, featuredAt: null }).save()
    })
  }
}
