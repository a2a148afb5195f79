import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutgoingMail, MailOutbox } from './outbox.js'
import { mailFileName, mailFolder } from './file_transport.js'

/** Writes mails next to those of `fileTransport`. */
export class FileOutbox implements MailOutbox {
  readonly #folder: string

  constructor(storagePath: string) {
    this.#folder = mailFolder(storagePath)
  }

  async deliver({ message }: OutgoingMail, handOver: () => Promise<void>): Promise<void> {
    const name = mailFileName()
    await mkdir(this.#folder, { recursive: true })
    await writeFile(join(this.#folder, `.${name}`), message)
    await handOver()
    await rename(join(this.#folder, `.${name}`), join(this.#folder, name))
  }

  close(): void {}
}
