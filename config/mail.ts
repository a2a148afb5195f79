import env from '#start/env'
import { defineConfig, transports } from '@adonisjs/mail'
import type { InferMailers } from '@adonisjs/mail/types'
import { appName } from './app.js'
import { fileTransport } from '#app/core/mail/file_transport'

const smtpUser = env.get('SMTP_USERNAME')
const from = { address: env.get('MAIL_FROM', 'hello@vesta.test'), name: appName }

/** Where messages to the operator of this site go. */
export const operatorAddress = env.get('MAIL_OPERATOR', from.address)

const mailConfig = defineConfig({
  default: env.get('MAIL_MAILER', 'file'),
  from,
  mailers: {
    file: () => fileTransport(env.get('STORAGE_PATH')),
    smtp: transports.smtp({
      host: env.get('SMTP_HOST', '127.0.0.1'),
      port: env.get('SMTP_PORT', 587),
      ...(smtpUser
        ? {
            auth: {
              type: 'login' as const,
              user: smtpUser,
              pass: env.get('SMTP_PASSWORD')?.release() ?? '',
            },
          }
        : {}),
    }),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
