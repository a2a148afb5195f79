import env from '#start/env'
import { defineConfig, transports } from '@adonisjs/mail'
import type { InferMailers } from '@adonisjs/mail/types'
import { appName } from './app.js'
import { fileTransport } from '#app/kernel/mail/file_transport'
import { dkimKey } from '#app/kernel/mail/dkim_key'
import { FileOutbox } from '#app/kernel/mail/file_outbox'
import type { MailOutbox } from '#app/kernel/mail/outbox'
import { smtpOptions } from '#app/kernel/mail/smtp_options'
import { SmtpOutbox } from '#app/kernel/mail/smtp_outbox'

export const from = { address: env.get('MAIL_FROM', 'hello@vesta.test'), name: appName }

/** Where messages to the site's operator go. */
export const operatorAddress = env.get('MAIL_OPERATOR', from.address)

/** Of the operator, for campaigns of those who gave none of their own. */
export const operatorPostalAddress = env.get('MAIL_POSTAL_ADDRESS')

export const dkim = dkimKey({
  domain: env.get('DKIM_DOMAIN'),
  selector: env.get('DKIM_SELECTOR'),
  key: env.get('DKIM_PRIVATE_KEY')?.release(),
})

const smtp = smtpOptions({
  host: env.get('SMTP_HOST', '127.0.0.1'),
  port: env.get('SMTP_PORT', 587),
  tls: env.get('SMTP_TLS'),
  user: env.get('SMTP_USERNAME'),
  password: env.get('SMTP_PASSWORD')?.release(),
  dkim,
})

/** Signs the provider's reports of bounces; without it they are refused. */
export const mailWebhookSecret = env.get('MAIL_WEBHOOK_SECRET')

/** Campaign mails per second. */
export const campaignRate = env.get('CAMPAIGN_RATE', 10)

/** For many mails at once, delivered as by the default mailer. */
export function openOutbox(): MailOutbox {
  const isSmtp = env.get('MAIL_MAILER', 'file') === 'smtp'
  return isSmtp ? new SmtpOutbox(smtp) : new FileOutbox(env.get('STORAGE_PATH'))
}

const mailConfig = defineConfig({
  default: env.get('MAIL_MAILER', 'file'),
  from,
  mailers: {
    file: () => fileTransport(env.get('STORAGE_PATH')),
    smtp: transports.smtp(smtp),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
