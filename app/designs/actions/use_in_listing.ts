import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import { labelsOf } from '#app/designs/looks/labels_of'
import { lockDesign } from '#app/designs/queries/find_design'
import AddStagedPicture from '#app/properties/actions/add_staged_picture'
import type Property from '#app/properties/models/property'

/** Shows a design in one's listing as a virtually staged picture, beside its original. */
export default class UseInListing {
  /**
   * @param slug of the listing
   * @throws HttpError 404; 403 for a listing of somebody else's; 409 when it is
   *   unfinished, or its original is gone, without which it may not be shown
   */
  async handle(
    user: User,
    designId: number,
    slug: string,
    trx: TransactionClientContract
  ): Promise<Property> {
    // Locked, so that its pictures stay while they are copied.
    const design = await lockDesign(designId, user.id, trx)
    const { status, originalImage, options } = design
    const result = design.highResImage ?? design.image
    if (status !== 'completed' || !result) {
      throw HttpError.conflict('Only a finished design can be used in a listing.')
    }
    if (!originalImage) {
      throw HttpError.conflict(
        'Its photograph is gone, and a virtually staged picture is only shown beside its original.'
      )
    }
    const picture = {
      source: `design-${designId}`,
      result: result.content,
      original: originalImage.content,
      caption: labelsOf(options).join(' · '),
    }
    return new AddStagedPicture().handle(user, slug, picture, trx)
  }
}
