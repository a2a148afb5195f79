import { BaseMail } from '@adonisjs/mail'
import { GIFTS, type VoucherKind } from '#app/farm/gifts/gift_options'
import type { GiftPartner } from '#app/farm/gifts/gift_partners'

export default class GiftCodeMail extends BaseMail {
  constructor(
    private readonly partner: GiftPartner,
    private readonly kind: VoucherKind,
    private readonly code: string
  ) {
    super()
    this.subject = `Voucher ${code} was claimed`
  }

  override prepare() {
    const data = { partner: this.partner.name, gift: GIFTS[this.kind].name, code: this.code }
    this.message
      .to(this.partner.email)
      .htmlView('mails/gift_code', data)
      .textView('mails/gift_code_text', data)
  }
}
