import type { HttpContext } from '@adonisjs/core/http'
import type { RequestRole } from '#app/club/requests/request_state'
import {
  countOpenRequests,
  findOfferingRequest,
  listOfferingRequests,
} from '#app/club/requests/find_requests'
import { listDaysOff } from '#app/club/requests/list_calendar_events'
import OfferingRequestTransformer from '#app/club/requests/offering_request_transformer'
import { requestFilters } from '#app/club/requests/request_validators'
import { paginator, type PageRequest } from '#app/common/http/paginator'

const FIRST_PAGE: PageRequest = { page: 1, perPage: 20 }
const UNDATED: PageRequest = { page: 1, perPage: 50 }
/** of one month in the calendar */
const WHOLE_MONTH: PageRequest = { page: 1, perPage: 300 }

export default class OfferingRequestPagesController {
  /** A list, or with `?view=calendar` the wished days of `?month=`. */
  async index(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    const counts = await countOpenRequests(id)
    const asked = requestFilters(ctx)
    const role: RequestRole = asked.role ?? (counts.provider > 0 ? 'provider' : 'customer')
    const isCalendar = ctx.request.qs().view === 'calendar'
    const month = asked.month ?? new Date().toISOString().slice(0, 7)
    const page = isCalendar ? WHOLE_MONTH : FIRST_PAGE
    const filters = { role, isOpen: false, month: isCalendar ? month : null, isUndated: false }
    const rows = await listOfferingRequests(id, filters, page)
    const requests = rows.map((row) => new OfferingRequestTransformer(row).toObject(id))
    const { data, next_page_url: next } = paginator(ctx, requests, page)
    return ctx.inertia.render('club/offering_requests', {
      role,
      view: isCalendar ? 'calendar' : 'list',
      month,
      counts,
      undated: isCalendar ? await this.#undated(id, role) : [],
      days_off: isCalendar && role === 'provider' ? await listDaysOff(id, month) : [],
      requests: {
        data,
        next_page_url: next && !isCalendar ? `/api/offering-requests?role=${role}&page=2` : null,
      },
    })
  }

  /** Open ones that nobody named a day for. */
  async #undated(userId: number, role: RequestRole) {
    const filters = { role, isOpen: true, month: null, isUndated: true }
    const rows = await listOfferingRequests(userId, filters, UNDATED)
    return rows
      .slice(0, UNDATED.perPage)
      .map((row) => new OfferingRequestTransformer(row).toObject(userId))
  }

  async show({ auth, inertia, params }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const row = await findOfferingRequest(params.id, id)
    return inertia.render('club/offering_request', {
      request: new OfferingRequestTransformer(row).toObject(id),
    })
  }
}
