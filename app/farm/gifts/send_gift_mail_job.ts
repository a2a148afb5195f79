import { Job } from '@adonisjs/queue'
import { isHiddenAddress } from '#app/accounts/blocking/is_hidden_from'
import mail from '@adonisjs/mail/services/main'
import GiftMail from '#app/farm/gifts/gift_mail'
import Gift from '#app/farm/gifts/gift'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'

export default class SendGiftMail extends Job<{ giftId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const gift = await Gift.query().where('id', this.payload.giftId).preload('user').first()
    if (!gift?.isOpen || !gift.toEmail) return
    if (await isHiddenAddress(gift.toEmail, gift.userId)) return
    await mail.send(new GiftMail(gift, gift.toEmail))
  }
}
