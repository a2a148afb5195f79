import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  message: Buffer
}

/** A real SMTP server that keeps what it accepts: mails that arrived to their last byte. */
export class MailServer {
  readonly mails: ReceivedMail[] = []

  private constructor(
    readonly port: number,
    private readonly server: SMTPServer
  ) {}

  /** @param options without any, everybody may send without signing in or TLS */
  static async start(options: SMTPServerOptions = {}): Promise<MailServer> {
    const server: SMTPServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onData(stream, { envelope }, done) {
        const to = envelope.rcptTo.map(({ address }) => address)
        buffer(stream).then((message) => {
          started.mails.push({ to, message })
          done()
        }, done)
      },
      ...options,
    })
    // a client that dies in the middle of a mail
    server.on('error', () => {})
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const started = new MailServer((server.server.address() as AddressInfo).port, server)
    return started
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve))
  }
}
