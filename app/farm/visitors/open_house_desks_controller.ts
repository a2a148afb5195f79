import type { HttpContext } from '@adonisjs/core/http'
import { VISITOR_CONSENT_SENTENCE } from '#app/farm/open_houses/open_house_options'
import { openAsHost } from '#app/farm/open_houses/open_house_policy'
import OpenHouseTransformer from '#app/farm/open_houses/open_house_transformer'

/** Signs visitors in on a tablet, also without a network. */
export default class OpenHouseDesksController {
  async show(ctx: HttpContext) {
    const house = await openAsHost(ctx)
    return ctx.inertia.render('farm/open_house_desk', {
      open_house: new OpenHouseTransformer(house).toObject(),
      consent_words: VISITOR_CONSENT_SENTENCE,
    })
  }
}
