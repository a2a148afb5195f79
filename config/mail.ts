import env from '#start/env'
import { defineConfig, transports } from '@adonisjs/mail'
import type { InferMailers } from '@adonisjs/mail/types'
import { appName } from './app.js'
import { fileTransport } from '#app/kernel/mail/file_transport'
import { smtpOptions } from '#app/kernel/mail/smtp_options'

const from = { address: env.get('MAIL_FROM', 'hello@vesta.test'), name: appName }

/** Where messages to the site's operator go. */
export const operatorAddress = env.get('MAIL_OPERATOR', from.address)

const mailConfig = defineConfig({
  default: env.get('MAIL_MAILER', 'file'),
  from,
  mailers: {
    file: () => fileTransport(env.get('STORAGE_PATH')),
    smtp: transports.smtp(
      smtpOptions({
        host: env.get('SMTP_HOST', '127.0.0.1'),
        port: env.get('SMTP_PORT', 587),
        tls: env.get('SMTP_TLS'),
        user: env.get('SMTP_USERNAME'),
        password: env.get('SMTP_PASSWORD')?.release(),
      })
    ),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
