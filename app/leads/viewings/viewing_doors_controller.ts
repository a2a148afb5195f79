import type { HttpContext } from '@adonisjs/core/http'
import { calendarFile } from '#app/common/calendar_file'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { fieldErrors } from '#app/common/http/field_errors'
import { wireTime } from '#app/common/http/wire_time'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { answerForm } from '#app/kernel/http/answer_form'
import { askedTimeIn } from '#app/leads/inquiries/inquiry_validators'
import { cancelViewing } from '#app/leads/viewings/answer_viewing'
import { listFreeDays } from '#app/leads/viewings/find_viewing_hours'
import { findViewing } from '#app/leads/viewings/find_viewings'
import GuestViewingTransformer from '#app/leads/viewings/guest_viewing_transformer'
import { askForOtherTime } from '#app/leads/viewings/move_viewing'
import { viewingDoor, viewingEvent } from '#app/leads/viewings/viewing_calendar'
import {
  VIEWING_CANCELLATION_LIMITS,
  VIEWING_MOVE_LIMITS,
} from '#app/leads/viewings/viewing_limits'
import { otherTimeValidator } from '#app/leads/viewings/viewing_validators'

/** For whoever comes, by the link in their mail. Opening it changes nothing. */
export default class ViewingDoorsController {
  async show({ inertia, params, request }: HttpContext) {
    const viewing = await findViewing({ token: String(params.token) })
    const freeDays = await listFreeDays(viewing.userId, viewing.timeZone)
    return inertia.render('leads/viewing', {
      token: viewing.token,
      free_days: freeDays.map(({ date, times }) => ({ date, times: times.map(wireTime) })),
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

  /** Asks the realtor for another time. */
  async move(ctx: HttpContext) {
    await countFromAddress(ctx, VIEWING_MOVE_LIMITS)
    const { token, timeZone, userId } = await findViewing({ token: String(ctx.params.token) })
    const input = await ctx.request.validateUsing(otherTimeValidator)
    const at = await askedTimeIn(timeZone, userId, input)
    if (!at) throw fieldErrors({ wants_viewing_at: 'Choose a time.' })
    await transaction((trx) => askForOtherTime({ trx }, token, at))
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
