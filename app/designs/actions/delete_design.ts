import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import DesignDeleted from '#app/designs/events/design_deleted'
import { lockDesign } from '#app/designs/queries/find_design'
import ReleaseHold from '#app/ledger/actions/release_hold'
import DetachImages from '#app/media/actions/detach_images'

/** Deletes a design, and with one that is being made its order: what was held is given back. */
export default class DeleteDesign {
  /** @throws HttpError 404 */
  async handle(user: User, designId: number, trx: TransactionClientContract): Promise<void> {
    const design = await lockDesign(designId, user.id, trx)
    if (design.holdId) await new ReleaseHold().handle(design.holdId, trx)
    const { originalImageId, imageId, highResImageId } = design
    const pictures = [originalImageId, imageId, highResImageId]
    await new DetachImages().handle(
      pictures.filter((id) => id !== null),
      trx
    )
    await design.delete()
    trx.after('commit', () => void DesignDeleted.dispatch(designId))
  }
}
