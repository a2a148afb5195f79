import type { HttpContext } from '@adonisjs/core/http'
import { findByHandle } from '#app/accounts/find_users'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { calendarFeed, calendarFile } from '#app/common/calendar_file'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { openHouseEvent } from '#app/farm/open_houses/calendar_event'
import { listPublicOpenHouses } from '#app/farm/open_houses/find_open_houses'
import { openOpenHouse } from '#app/farm/open_houses/open_house_policy'

const FEED_SECONDS = 900

export default class OpenHouseCalendarsController {
  /** One, to add to a calendar. */
  async show(ctx: HttpContext) {
    const file: string = ctx.params.file
    ctx.params.slug = file.replace(/\.ics$/, '')
    const { house } = await openOpenHouse(ctx)
    this.#label(ctx, 'open-house.ics')
    return calendarFile(openHouseEvent(house))
  }

  /** A realtor’s, to subscribe to. */
  async feed(ctx: HttpContext) {
    const realtor = await findByHandle(ctx.params.handle)
    const viewerId = ctx.auth.user?.id ?? null
    if (!realtor || (await isHiddenFrom(viewerId, realtor.id))) throw HttpError.notFound()
    const houses = await listPublicOpenHouses(realtor.id)
    this.#label(ctx, `open-houses-${realtor.handle}.ics`)
    ctx.response.header('cache-control', `private, max-age=${FEED_SECONDS}`)
    return calendarFeed(`Open houses of ${realtor.name}`, houses.map(openHouseEvent))
  }

  #label({ response }: HttpContext, file: string) {
    response.header('content-type', 'text/calendar; charset=utf-8')
    response.header('content-disposition', `attachment; filename="${file}"`)
  }
}
