import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import type Design from '#app/designs/models/design'
import { lockDesign } from '#app/designs/queries/find_design'

/** Shows a design to everybody, among the others. It shows what its link shows, which is there first. */
export default class PublishDesign {
  /** @throws HttpError 404; 409 when unfinished, without its photograph or a link, or taken down by staff */
  async handle(user: User, designId: number, trx: TransactionClientContract): Promise<Design> {
    const design = await lockDesign(designId, user.id, trx)
    if (design.isPublic) return design
    if (design.status !== 'completed' || !design.imageId) {
      throw HttpError.conflict('Only a finished design can be shown.')
    }
    if (design.takenDownAt) {
      throw HttpError.conflict('Our staff took this design out of the gallery.')
    }
    if (!design.originalImageId) {
      throw HttpError.conflict(
        'Its photograph is gone, and a design is only shown to everybody beside its original.'
      )
    }
    if (!design.isShared) throw HttpError.conflict('Make a link to the design first.')
    return design.merge({ publishedAt: DateTime.utc() }).save()
  }
}
