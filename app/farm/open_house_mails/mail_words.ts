import { isolated } from '#app/common/text/isolated'
import { appUrl } from '#config/app'
import { zoneWords } from '#app/common/text/zone_words'
import { openHouseTime } from '#app/farm/open_houses/open_house_words'
import { timesOf } from '#app/farm/open_houses/open_house_row'
import { consentUrl, passUrl } from '#app/farm/visitors/visitor_codes'
import type { MailedVisitor } from '#app/farm/open_house_mails/find_mailed_visitor'

export interface MailWords {
  subject: string
  /** the first is also the preview */
  paragraphs: string[]
  action: { url: string; text: string }
  /** with the calendar file and the code for the door */
  hasPass: boolean
  reason: string
}

/** What each mail says. Dates are those of the home. */
export function mailWords({ kind, visitor, house }: MailedVisitor): MailWords {
  const home = isolated(house.property.name ?? 'the home')
  const when = `${openHouseTime(timesOf(house))} (${zoneWords(house.timeZone)})`
  const where = isolated(house.address) || home
  const pass = passUrl(house.slug, visitor.id)
  const place = [`When: ${when}`, `Where: ${where}`, ...(house.notes ? [house.notes] : [])]
  const door = 'Show the code below at the door. Can’t come? Open your pass and tell us there.'
  const rest = {
    hasPass: true,
    action: { url: pass, text: 'Open your pass' },
    reason: `You’re getting this because someone registered for this open house with your address. Not you? Open the pass and cancel.`,
  }
  if (kind === 'confirmation') {
    const first = `You’re registered for the open house at ${home}.`
    return { ...rest, subject: `You’re registered: ${home}`, paragraphs: [first, ...place, door] }
  }
  if (kind === 'moved_up') {
    const first = `A place is free: you’re now registered for the open house at ${home}.`
    return { ...rest, subject: `You have a place: ${home}`, paragraphs: [first, ...place, door] }
  }
  if (kind === 'reminder_day' || kind === 'reminder_soon') {
    const first =
      kind === 'reminder_day'
        ? `The open house at ${home} is tomorrow.`
        : `The open house at ${home} starts in two hours.`
    const subject = kind === 'reminder_day' ? `Tomorrow: ${home}` : `In two hours: ${home}`
    return { ...rest, subject, paragraphs: [first, ...place, door] }
  }
  if (kind === 'waiting') {
    const first = `The open house at ${home} is full. You’re on the waiting list, and we’ll email you as soon as a place is free.`
    return {
      ...rest,
      hasPass: false,
      subject: `You’re on the waiting list: ${home}`,
      paragraphs: [first, ...place],
    }
  }
  if (kind === 'cancelled') {
    return {
      ...rest,
      hasPass: false,
      subject: `Canceled: open house at ${home}`,
      paragraphs: [
        `The open house at ${home} on ${when} won’t take place. We’re sorry.`,
        `You can still ask ${isolated(house.realtorName)} for a viewing.`,
      ],
      action: { url: `${appUrl}/properties/${house.property.slug}`, text: 'See the home' },
    }
  }
  if (kind === 'thanks') {
    return {
      ...rest,
      hasPass: false,
      subject: `Thank you for visiting ${home}`,
      paragraphs: [
        `Thank you for coming to the open house at ${home}, ${isolated(visitor.name)}.`,
        `Photos, floor plans and facts are on its page: ${appUrl}/properties/${house.property.slug}`,
        'One question: what do you think of it? Your answer takes one click.',
      ],
      action: { url: `${pass}#answer`, text: 'Answer' },
      reason: 'You’re getting this because you signed in at this open house.',
    }
  }
  if (kind === 'consent') {
    const realtor = isolated(house.realtorName)
    return {
      ...rest,
      hasPass: false,
      subject: `May ${realtor} write to you?`,
      paragraphs: [
        `Someone with your address agreed to this for the open house at ${home}:`,
        `“${visitor.consentText ?? ''}”`,
        `Was it you? Confirm it, and ${realtor} may write to you. If not, do nothing.`,
      ],
      action: { url: consentUrl(house.slug, visitor.id), text: 'Review and confirm' },
      reason: 'You’re getting this once, because someone entered your address for this open house.',
    }
  }
  const first = `The open house at ${home} takes place at another time.`
  return {
    ...rest,
    hasPass: visitor.status === 'registered',
    subject: `New time: open house at ${home}`,
    paragraphs: [first, ...place],
  }
}
