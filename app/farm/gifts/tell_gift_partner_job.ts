import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { giftPartnerOf } from '#app/farm/gifts/gift_partner_of'
import GiftCodeMail from '#app/farm/gifts/gift_code_mail'
import Gift from '#app/farm/gifts/gift'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'

/** Tells who fulfills a voucher which code is good, and nothing about the people. */
export default class TellGiftPartner extends Job<{ giftId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const gift = await Gift.find(this.payload.giftId)
    if (!gift?.code || gift.kind === 'image_credits') return
    const partner = giftPartnerOf(gift.kind)
    if (partner) await mail.send(new GiftCodeMail(partner, gift.kind, gift.code))
  }
}
