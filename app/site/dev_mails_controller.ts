import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { isMailboxOpen } from '#app/kernel/mail/is_mailbox_open'
import { Mailbox } from '#app/kernel/mail/mailbox'
import MailTransformer from '#app/site/mail_transformer'

export default class DevMailsController {
  readonly #mailbox = new Mailbox(env.get('STORAGE_PATH'))

  async index(ctx: HttpContext) {
    if (!isMailboxOpen(ctx)) throw HttpError.notFound()
    const mails = await this.#mailbox.list()
    return ctx.inertia.render('site/mails', {
      mails: mails.map((stored) => new MailTransformer(stored).toObject()),
      mail: null,
    })
  }

  async show(ctx: HttpContext) {
    if (!isMailboxOpen(ctx)) throw HttpError.notFound()
    const mail = await this.#mailbox.find(ctx.params.id)
    if (!mail) throw HttpError.notFound()
    const mails = await this.#mailbox.list()
    return ctx.inertia.render('site/mails', {
      mails: mails.map((stored) => new MailTransformer(stored).toObject()),
      mail: new MailTransformer(mail).forReading(),
    })
  }
}
