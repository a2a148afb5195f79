import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { countUnaskedMail } from '#app/accounts/account_limits'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { answerForm } from '#app/kernel/http/answer_form'
import { wantsJson } from '#app/kernel/http/wants_json'
import { confirmSignUp, signUp } from '#app/farm/forms/take_sign_up'
import {
  SIGN_UP_CONFIRMATION_LIMITS,
  SIGN_UP_LIMITS,
  SIGN_UP_MAIL_LIMITS,
} from '#app/farm/farm_limits'
import { findForm, findSignUp } from '#app/farm/forms/find_forms'
import { signUpValidator } from '#app/farm/forms/form_validators'
import PublicFormTransformer from '#app/farm/forms/public_form_transformer'

const SENT = 'sign_up_sent'

/** Where people sign up and confirm. */
export default class SignUpsController {
  async show({ inertia, params, request, session }: HttpContext) {
    const form = await findForm(params.slug)
    return inertia.render('farm/join', {
      form: new PublicFormTransformer(form).toObject(),
      csrf_token: request.csrfToken,
      is_sent: session.flashMessages.has(SENT),
    })
  }

  /** Only bots fill in the hidden field. They get thanks, and nothing is stored. */
  async store(ctx: HttpContext) {
    await countFromAddress(ctx, SIGN_UP_LIMITS)
    const { slug } = ctx.params
    await findForm(slug)
    const {
      name,
      email,
      website,
      clicks = false,
    } = await ctx.request.validateUsing(signUpValidator)
    if (!website) {
      await countFromAddress(ctx, SIGN_UP_MAIL_LIMITS)
      await countUnaskedMail(ctx, email)
      const given = { name, email, showsClicks: clicks, ...evidenceOf(ctx) }
      await transaction((trx) => signUp({ trx }, slug, given))
    }
    if (wantsJson(ctx)) {
      return ctx.response.status(202).json({ status: 'success', is_pending: true })
    }
    ctx.session.flash(SENT, true)
    return ctx.response.redirect().status(303).toPath(`/join/${slug}`)
  }

  /** Opening the link changes nothing, because link scanners open links, too. */
  async review({ inertia, params, request }: HttpContext) {
    const form = await findForm(params.slug)
    const found = await findSignUp(form.form, params.token)
    return inertia.render('farm/confirm', {
      form: new PublicFormTransformer(form).toObject(),
      token: String(params.token),
      shows_clicks: found?.showsClicks ?? false,
      state: found ? (found.confirmedAt ? 'confirmed' : 'open') : 'gone',
      csrf_token: request.csrfToken,
    })
  }

  async confirm(ctx: HttpContext) {
    await countFromAddress(ctx, SIGN_UP_CONFIRMATION_LIMITS)
    const { slug, token } = ctx.params
    await transaction((trx) => confirmSignUp({ trx }, { slug, token, ...evidenceOf(ctx) }))
    return answerForm(ctx, { redirect: `/join/${slug}/confirm/${token}` })
  }
}

/** Of an embedded form, the page it is on. */
function evidenceOf({ params, request }: HttpContext) {
  const origin = request.header('origin')
  const own = `${appUrl}/join/${params.slug}`
  const isElsewhere = origin && origin !== 'null' && !appUrl.startsWith(origin)
  return {
    source: isElsewhere ? `${own}, embedded on ${origin.slice(0, 200)}` : own,
    address: request.ip(),
    userAgent: request.header('user-agent') ?? null,
  }
}
