import type { HttpContext } from '@adonisjs/core/http'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { answerForm } from '#app/kernel/http/answer_form'
import { confirmInquiry, findInquiry } from '#app/leads/inquiries/confirm_inquiry'
import { CONFIRMATION_LIMITS } from '#app/leads/inquiries/inquiry_limits'
import InquiryTransformer from '#app/leads/inquiries/inquiry_transformer'

/** Opening the link changes nothing, because link scanners open links, too. */
export default class InquiryConfirmationsController {
  async show({ inertia, params, request }: HttpContext) {
    const inquiry = await findInquiry(params.token)
    return inertia.render('leads/confirm', {
      token: String(params.token),
      inquiry: inquiry && new InquiryTransformer(inquiry).toObject(),
      csrf_token: request.csrfToken,
    })
  }

  async store(ctx: HttpContext) {
    await countFromAddress(ctx, CONFIRMATION_LIMITS)
    await transaction((trx) => confirmInquiry({ trx }, ctx.params.token))
    return answerForm(ctx, { redirect: `/inquiries/${ctx.params.token}` })
  }
}
