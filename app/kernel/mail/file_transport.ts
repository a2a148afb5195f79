import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import nodemailer from 'nodemailer'

/** Writes `<storage>/mails/<time>-<id>.eml`, byte for byte what an SMTP server would get. */
export function fileTransport(storagePath: string): MailTransportContract {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  })
  const folder = mailFolder(storagePath)

  return {
    async send(message: NodeMailerMessage) {
      const composed = await composer.sendMail(message)
      const name = mailFileName()
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `.${name}`), composed.message as Buffer)
      await rename(join(folder, `.${name}`), join(folder, name))
      return new MailResponse(composed.messageId, composed.envelope, composed)
    },
  }
}

export function mailFolder(storagePath: string): string {
  return join(storagePath, 'mails')
}

/** Sorts by time. */
export function mailFileName(): string {
  return `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
}
