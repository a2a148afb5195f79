import type { HttpContext } from '@adonisjs/core/http'
import { closeCalendar, openCalendar, setDayOff } from '#app/club/requests/change_calendar'
import { listCalendarEvents } from '#app/club/requests/list_calendar_events'
import { calendarFeed } from '#app/common/calendar_file'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { transaction } from '#app/kernel/database/transaction'

const FEED_SECONDS = 900

/** The days of one’s requests, for calendars that subscribe to a secret address. */
export default class OfferingCalendarsController {
  async show({ params, response }: HttpContext) {
    const file: string = params.file
    const events = await listCalendarEvents(file.replace(/\.ics$/, ''))
    if (!events) throw HttpError.notFound()
    response.header('content-type', 'text/calendar; charset=utf-8')
    response.header('content-disposition', 'attachment; filename="offering-requests.ics"')
    response.header('cache-control', `private, max-age=${FEED_SECONDS}`)
    return calendarFeed('Offering requests on vesta', events)
  }

  async store({ auth }: HttpContext) {
    const user = auth.getUserOrFail()
    const token = await transaction((trx) => openCalendar({ user, trx }))
    return { status: 'success' as const, path: `/offerings/calendar/${token}.ics` }
  }

  async destroy({ auth }: HttpContext) {
    const user = auth.getUserOrFail()
    await transaction((trx) => closeCalendar({ user, trx }))
    return { status: 'success' as const }
  }

  /** Days on which a provider takes no requests. */
  takeOff(ctx: HttpContext) {
    return this.#setDayOff(ctx, true)
  }

  takeRequests(ctx: HttpContext) {
    return this.#setDayOff(ctx, false)
  }

  async #setDayOff({ auth, params }: HttpContext, isOff: boolean) {
    const user = auth.getUserOrFail()
    await transaction((trx) => setDayOff({ user, trx }, params.day, isOff))
    return { status: 'success' as const }
  }
}
