import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type User from '#app/accounts/models/user'
import type Design from '#app/designs/models/design'
import { lockDesign } from '#app/designs/queries/find_design'

/** Takes back a design's link; who has it sees nothing any more, and nobody sees it in public. */
export default class RevokeShare {
  /** @throws HttpError 404 */
  async handle(user: User, designId: number): Promise<Design> {
    return db.transaction(async (trx) => {
      const design = await lockDesign(designId, user.id, trx)
      if (!design.isShared) return design
      return design
        .merge({ shareRevokedAt: DateTime.utc(), publishedAt: null, featuredAt: null })
        .save()
    })
  }
}
