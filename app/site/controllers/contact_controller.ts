import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import SendContactMessage from '#app/site/actions/send_contact_message'
import { contactValidator } from '#app/site/validators/contact_validator'
import { wantsJson } from '#app/core/http/wants_json'

const SENT = 'contact_sent'

/** What one network address may send. */
export const CONTACT_LIMIT = { requests: 5, duration: '1 hour' }

export default class ContactController {
  show({ inertia, session }: HttpContext) {
    return inertia.render('site/contact', { is_sent: session.flashMessages.has(SENT) })
  }

  /**
   * Whoever fills the field that people do not see is a program: it is
   * thanked, and nothing is kept.
   */
  async store(ctx: HttpContext) {
    const { website, ...input } = await ctx.request.validateUsing(contactValidator)
    if (!website) {
      await limiter.use(CONTACT_LIMIT).consume(`contact:${ctx.request.ip()}`)
      await new SendContactMessage().handle(input)
    }
    if (wantsJson(ctx)) return { status: 'success', redirect: '/contact' }
    ctx.session.flash(SENT, true)
    return ctx.response.redirect().toPath('/contact')
  }
}
