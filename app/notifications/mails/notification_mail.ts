import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { hasLink } from '#app/accounts/field_validators'
import type User from '#app/accounts/user'
import { mailStopLink } from '#app/notifications/mails/mail_stop_link'
import type { NotificationView } from '#app/notifications/find_notifications'
import { notificationKindOf, notificationSentence } from '#app/notifications/notification_kinds'

const MAX_LISTED = 10

/** What happened of one kind since its last mail. */
export default class NotificationMail extends BaseMail {
  constructor(
    private readonly user: User,
    private readonly kind: string,
    private readonly views: NotificationView[]
  ) {
    super()
    const more = views.length - 1
    this.subject = mailedSentence(views[0]!) + (more ? ` and ${more} more` : '')
  }

  override prepare() {
    const stopUrl = mailStopLink(this.user.id, this.kind)
    const isOne = this.views.length === 1
    const data = {
      user: this.user,
      subject: this.subject,
      label: notificationKindOf(this.kind).label,
      sentences: this.views.slice(0, MAX_LISTED).map(mailedSentence),
      more: Math.max(0, this.views.length - MAX_LISTED),
      url: `${appUrl}${isOne ? this.views[0]!.notification.url : '/notifications'}`,
      action: isOne ? 'Take a look' : 'See all',
      stopUrl,
    }
    this.message
      .to(this.user.email)
      .listUnsubscribe(stopUrl, { oneClick: true })
      .htmlView('mails/notification', data)
      .textView('mails/notification_text', data)
  }
}

/** Others’ links stay on the site: a mail of ours shouldn’t lend them its name. */
function mailedSentence(view: NotificationView): string {
  const sentence = notificationSentence(view).replace(/\s+/g, ' ')
  const { label, hasOwnWords = false } = notificationKindOf(view.notification.kind)
  return hasOwnWords || !hasLink(sentence) ? sentence : label
}
