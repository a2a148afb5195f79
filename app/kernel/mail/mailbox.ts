import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { mailFolder } from './file_transport.js'

export interface StoredMail {
  /** file name without `.eml` */
  id: string
  from: string
  to: string
  subject: string
  sentAt: string
  text: string
  html: string | null
}

const MAX_LISTED_MAILS = 50

export class Mailbox {
  readonly #folder: string

  constructor(storagePath: string) {
    this.#folder = mailFolder(storagePath)
  }

  async list(): Promise<StoredMail[]> {
    const names = (await this.#names()).sort().reverse().slice(0, MAX_LISTED_MAILS)
    return Promise.all(names.map((name) => this.#read(name)))
  }

  async find(id: string): Promise<StoredMail | null> {
    const name = `${id}.eml`
    return (await this.#names()).includes(name) ? this.#read(name) : null
  }

  /** Names starting with a dot are unfinished. */
  async #names(): Promise<string[]> {
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return names.filter((name) => /^[^.].*\.eml$/.test(name))
  }

  async #read(name: string): Promise<StoredMail> {
    const file = await readFile(join(this.#folder, name))
    const mail = await PostalMime.parse(file, { attachmentEncoding: 'base64' })
    return {
      id: name.replace(/\.eml$/, ''),
      from: people(mail.from ? [mail.from] : []),
      to: people(mail.to ?? []),
      subject: mail.subject ?? '',
      sentAt: mail.date ?? '',
      text: mail.text ?? '',
      html: mail.html ? withPictures(mail.html, mail.attachments) : null,
    }
  }
}

/** Browsers don’t know where attached pictures are. */
function withPictures(html: string, attachments: Email['attachments']): string {
  return attachments.reduce((shown, { contentId, mimeType, content }) => {
    const id = contentId?.replace(/^<|>$/g, '')
    return id ? shown.replaceAll(`cid:${id}`, `data:${mimeType};base64,${content}`) : shown
  }, html)
}

function people(addresses: NonNullable<Email['to']>): string {
  return addresses.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ')
}
