import type { HttpContext } from '@adonisjs/core/http'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { SIGN_LIMITS } from '#app/farm/farm_limits'
import { openAsHost } from '#app/farm/open_houses/open_house_policy'
import { drawSign } from '#app/farm/open_houses/draw_sign'
import OpenHouseTransformer from '#app/farm/open_houses/open_house_transformer'

/** For the door, with a code that opens the page to register. */
export default class OpenHouseSignsController {
  async show(ctx: HttpContext) {
    const house = await openAsHost(ctx)
    return ctx.inertia.render('farm/open_house_sign', {
      open_house: new OpenHouseTransformer(house).toObject(),
      address: house.address,
      realtor: house.realtorName,
    })
  }

  async pdf(ctx: HttpContext) {
    await countFromAddress(ctx, SIGN_LIMITS)
    const house = await openAsHost(ctx)
    const paper = ctx.params.paper === 'letter.pdf' ? 'LETTER' : 'A4'
    const pdf = await drawSign(house, paper)
    ctx.response.header('content-type', 'application/pdf')
    ctx.response.header('content-disposition', `inline; filename="open-house-${house.slug}.pdf"`)
    ctx.response.header('cache-control', 'private, no-store')
    return ctx.response.send(pdf)
  }
}
