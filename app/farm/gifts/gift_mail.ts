import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { GIFTS } from '#app/farm/gifts/gift_options'
import type Gift from '#app/farm/gifts/gift'
import { isolated } from '#app/common/text/isolated'

/** Needs its `user`. */
export default class GiftMail extends BaseMail {
  constructor(
    private readonly gift: Gift,
    private readonly email: string
  ) {
    super()
    this.subject = `${isolated(gift.user.name)} sent you a gift`
  }

  override prepare() {
    const { user, kind, message, token } = this.gift
    const data = {
      sender: user.name,
      gift: GIFTS[kind].name,
      message,
      url: `${appUrl}/gifts/${token}`,
    }
    this.message.to(this.email).htmlView('mails/gift', data).textView('mails/gift_text', data)
  }
}
