import type { HttpContext } from '@adonisjs/core/http'
import { calendarFile } from '#app/common/calendar_file'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { answerForm } from '#app/kernel/http/answer_form'
import { cancelViewing } from '#app/leads/viewings/answer_viewing'
import { findViewing } from '#app/leads/viewings/find_viewings'
import GuestViewingTransformer from '#app/leads/viewings/guest_viewing_transformer'
import { viewingDoor, viewingEvent } from '#app/leads/viewings/viewing_calendar'
import { VIEWING_CANCELLATION_LIMITS } from '#app/leads/viewings/viewing_limits'

/** For whoever comes, by the link in their mail. Opening it changes nothing. */
export default class ViewingDoorsController {
  async show({ inertia, params, request }: HttpContext) {
    const viewing = await findViewing({ token: String(params.token) })
    return inertia.render('leads/viewing', {
      token: viewing.token,
      viewing: new GuestViewingTransformer(viewing).toObject(),
      csrf_token: request.csrfToken,
    })
  }

  async cancel(ctx: HttpContext) {
    await countFromAddress(ctx, VIEWING_CANCELLATION_LIMITS)
    const token = String(ctx.params.token)
    await transaction((trx) => cancelViewing({ trx }, token))
    return answerForm(ctx, { redirect: viewingDoor(token) })
  }

  async calendar({ params, response }: HttpContext) {
    const viewing = await findViewing({ token: String(params.token) })
    if (viewing.status !== 'confirmed') throw HttpError.notFound()
    response.header('content-type', 'text/calendar; charset=utf-8')
    response.header('content-disposition', 'attachment; filename="viewing.ics"')
    return calendarFile(viewingEvent(viewing))
  }
}
