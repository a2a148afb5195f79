import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { MailRefused, type OutgoingMail, type MailOutbox } from './outbox.js'
import type { smtpOptions } from './smtp_options.js'

/** Keeps its connections open between mails. */
export class SmtpOutbox implements MailOutbox {
  readonly #free: SMTPConnection[] = []

  constructor(private readonly options: ReturnType<typeof smtpOptions>) {}

  async deliver(mail: OutgoingMail, handOver: () => Promise<void>): Promise<void> {
    const connection = this.#free.pop() ?? (await this.#connect())
    try {
      await send(connection, mail, handOver)
      this.#free.push(connection)
    } catch (error) {
      connection.close()
      throw error
    }
  }

  close(): void {
    for (const connection of this.#free.splice(0)) connection.quit()
  }

  async #connect(): Promise<SMTPConnection> {
    const { auth, ...options } = this.options
    const connection = new SMTPConnection(options)
    await settled((done) => connection.connect(done), connection)
    if (auth) {
      const credentials = { user: auth.user, pass: auth.pass }
      await settled((done) => connection.login({ credentials }, done), connection)
    }
    // a server may hang up on an idle connection
    connection.on('error', () => {})
    connection.once('end', () => {
      const index = this.#free.indexOf(connection)
      if (index >= 0) this.#free.splice(index, 1)
    })
    return connection
  }
}

async function send(
  connection: SMTPConnection,
  { from, to, message }: OutgoingMail,
  handOver: () => Promise<void>
): Promise<void> {
  let cause: unknown = null
  async function* bytes() {
    yield message
    try {
      await handOver()
    } catch (error) {
      cause = error
      throw error
    }
  }
  try {
    await settled(
      (done) => connection.send({ from, to: [to] }, Readable.from(bytes()), done),
      connection
    )
  } catch (error) {
    throw cause ?? refusalIn(error)
  }
}

interface SmtpError extends Error {
  responseCode?: number
  command?: string
}

function refusalIn(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { responseCode: status, command, message }: SmtpError = error
  if (!status || status < 400) return error
  return new MailRefused(message, status, command === 'RCPT TO')
}

function settled(
  call: (done: (error?: Error | null) => void) => void,
  connection: SMTPConnection
): Promise<void> {
  return new Promise((resolve, reject) => {
    const onEnd = () => reject(new Error('The mail server hung up.'))
    const settle = (error?: Error | null) => {
      connection.off('error', settle)
      connection.off('end', onEnd)
      if (error) reject(error)
      else resolve()
    }
    connection.once('error', settle)
    connection.once('end', onEnd)
    call(settle)
  })
}
