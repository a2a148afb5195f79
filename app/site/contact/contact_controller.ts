import type { HttpContext } from '@adonisjs/core/http'
import { countFromAddress, type AttemptLimits } from '#app/common/rate_limits/attempts'
import { sendContactMessage } from '#app/site/contact/send_contact_message'
import { siteContactValidator } from '#app/site/contact/contact_validators'
import { wantsJson } from '#app/kernel/http/wants_json'
import { transaction } from '#app/kernel/database/transaction'

const SENT = 'contact_sent'

/** Messages per network address. */
export const SITE_CONTACT_LIMITS = {
  name: 'contact',
  address: { requests: 5, every: '1 hour' },
} satisfies AttemptLimits

/** Submissions of the form, valid or not. */
const CONTACT_FORM_LIMITS = {
  name: 'contact-form',
  address: { requests: 60, every: '1 hour' },
} satisfies AttemptLimits

export default class ContactController {
  show({ inertia, request, session }: HttpContext) {
    return inertia.render('site/contact', {
      csrf_token: request.csrfToken,
      is_sent: session.flashMessages.has(SENT),
    })
  }

  /** Only bots fill in the hidden field. They get thanks, and nothing is stored. */
  async store(ctx: HttpContext) {
    await countFromAddress(ctx, CONTACT_FORM_LIMITS)
    const { website, ...input } = await ctx.request.validateUsing(siteContactValidator)
    if (!website) {
      await countFromAddress(ctx, SITE_CONTACT_LIMITS)
      await transaction((trx) => sendContactMessage({ trx }, input))
    }
    if (wantsJson(ctx)) return { status: 'success', redirect: '/contact' }
    ctx.session.flash(SENT, true)
    return ctx.response.redirect().toPath('/contact')
  }
}
