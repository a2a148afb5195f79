import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import GiftMail from '#app/farm/gifts/mails/gift_mail'
import Gift from '#app/farm/gifts/models/gift'
import { MAIL_JOB } from '#app/kernel/mail/mail_job'

export default class SendGiftMail extends Job<{ giftId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const gift = await Gift.query().where('id', this.payload.giftId).preload('user').first()
    if (gift?.isOpen && gift.toEmail) await mail.send(new GiftMail(gift, gift.toEmail))
  }
}
