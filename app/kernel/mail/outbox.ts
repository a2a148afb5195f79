/** A mail as its bytes. */
export interface OutgoingMail {
  from: string
  to: string
  message: Buffer
}

/** Delivers many mails. */
export interface MailOutbox {
  /**
   * Resolves once the mail was accepted.
   * @param handOver awaited right before the end of the message, without which no server keeps it:
   *   if it rejects, nothing is delivered
   * @throws MailRefused, or any other error if the connection failed
   */
  deliver(mail: OutgoingMail, handOver: () => Promise<void>): Promise<void>
  close(): void
}

/** The mail server's answer, after which it doesn't have the mail. */
export class MailRefused extends Error {
  override name = 'MailRefused'

  constructor(
    message: string,
    /** SMTP status */
    readonly status: number,
    /** it was about the recipient's address */
    readonly isAboutAddress: boolean
  ) {
    super(message)
  }

  /** It may be accepted later. */
  get isTemporary(): boolean {
    return this.status < 500
  }
}
