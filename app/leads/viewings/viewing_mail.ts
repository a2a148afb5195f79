import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { calendarFile } from '#app/common/calendar_file'
import { isolated } from '#app/common/text/isolated'
import type { MailedViewing } from '#app/leads/viewings/send_viewing_mail_job'
import { viewingDoor, viewingEvent } from '#app/leads/viewings/viewing_calendar'
import { viewingWhen } from '#app/leads/viewings/viewing_sentences'

/** `gone`: with its realtor’s account */
export type ViewingMailKind = 'confirmed' | 'declined' | 'canceled' | 'moved' | 'reminder' | 'gone'

/** To whoever comes, with the calendar file that adds the viewing, or takes it away. */
export default class ViewingMail extends BaseMail {
  constructor(private readonly mailed: MailedViewing) {
    super()
    this.subject = wordsOf(mailed).subject
  }

  override prepare() {
    const { kind, viewing } = this.mailed
    const { paragraphs, text } = wordsOf(this.mailed)
    const data = {
      subject: this.subject,
      paragraphs,
      action: { url: `${appUrl}${pathOf(this.mailed)}`, text },
      reason: 'You’re getting this because someone asked for this viewing with your address.',
    }
    this.message
      .to(viewing.email)
      .htmlView('mails/viewing', data)
      .textView('mails/viewing_text', data)
    if (kind === 'declined') return
    this.message.attachData(Buffer.from(calendarFile(viewingEvent(viewing))), {
      filename: 'viewing.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    })
  }
}

function pathOf({ kind, viewing }: MailedViewing): string {
  if (kind === 'gone') return '/search'
  return kind === 'declined'
    ? `/properties/${viewing.slug}/ask?viewing`
    : viewingDoor(viewing.token)
}

function wordsOf({ kind, viewing }: MailedViewing) {
  const home = isolated(viewing.homeName ?? 'the home')
  const realtor = isolated(viewing.realtorName)
  const when = viewingWhen(viewing)
  const place = [`When: ${when}`, `Where: ${isolated(viewing.address) || home}`]
  switch (kind) {
    case 'confirmed':
      return {
        subject: `Your viewing is confirmed: ${home}`,
        paragraphs: [
          `${realtor} will show you ${home}.`,
          ...place,
          'Can’t come? Choose another time or cancel on its page.',
        ],
        text: 'See your viewing',
      }
    case 'reminder':
      return {
        subject: `Your viewing is soon: ${home}`,
        paragraphs: [
          `${realtor} will show you ${home}.`,
          ...place,
          'Can’t come? Choose another time or cancel on its page.',
        ],
        text: 'See your viewing',
      }
    case 'moved':
      return viewing.status === 'requested'
        ? {
            subject: `You asked for another time: ${home}`,
            paragraphs: [
              `${realtor} was asked to show you ${home} at this time instead.`,
              ...place,
              'You’ll get a mail when they answer.',
            ],
            text: 'See your viewing',
          }
        : {
            subject: `Your viewing has a new time: ${home}`,
            paragraphs: [
              `${realtor} moved your viewing of ${home}.`,
              ...place,
              'Can’t come then? Choose another time or cancel on its page.',
            ],
            text: 'See your viewing',
          }
    case 'declined':
      return {
        subject: `Choose another time: ${home}`,
        paragraphs: [`${realtor} can’t show you ${home} on ${when}. Other times may be free.`],
        text: 'Choose another time',
      }
    case 'canceled':
      return {
        subject: `Canceled: your viewing of ${home}`,
        paragraphs: [`The viewing of ${home} on ${when} won’t take place.`],
        text: 'See your viewing',
      }
    case 'gone':
      return {
        subject: `Canceled: your viewing of ${home}`,
        paragraphs: [`The viewing of ${home} on ${when} won’t take place. We’re sorry.`],
        text: 'Find other homes',
      }
  }
}
