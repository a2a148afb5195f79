import nodemailer from 'nodemailer'
import { appUrl } from '#config/app'
import { dkim, from } from '#config/mail'
import type { OutgoingMail } from '#app/kernel/mail/outbox'
import type { Letter } from '#app/farm/campaigns/mails/letter'

export interface Envelope {
  to: string
  sender: { name: string; replyTo: string | null }
  /** the same for every attempt, by which mail programs know the mail */
  messageId: string
  stopUrl: string
}

const composer = nodemailer.createTransport(
  { streamTransport: true, buffer: true, newline: 'windows' },
  { ...(dkim ? { dkim } : {}) }
)

/** The bytes of a mail, signed where DKIM is set up. */
export async function composeMail(
  letter: Letter,
  { to, sender, messageId, stopUrl }: Envelope
): Promise<OutgoingMail> {
  const { message } = await composer.sendMail({
    from: { name: sender.name, address: from.address },
    to,
    ...(sender.replyTo ? { replyTo: sender.replyTo } : {}),
    messageId,
    subject: letter.subject,
    html: letter.html,
    text: letter.text,
    headers: {
      'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${stopUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Precedence': 'bulk',
    },
  })
  return { from: from.address, to, message: message as Buffer }
}

export function messageIdOf(name: string): string {
  return `<${name}@${new URL(appUrl).hostname}>`
}
