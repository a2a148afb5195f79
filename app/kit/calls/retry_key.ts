import { makeUploadKey } from '#app/kit/upload/upload_key'

/**
 * The idempotency key of a form: the same when the same is sent again, so that a lost answer makes
 * nothing twice, and another one for anything else, which the server would refuse with it.
 */
export class RetryKey {
  #last: { sent: string; key: string } | null = null

  of(sent: unknown): string {
    const words = JSON.stringify(sent)
    if (this.#last?.sent !== words) this.#last = { sent: words, key: makeUploadKey() }
    return this.#last.key
  }

  /** Once it worked: the same again is meant to happen again. */
  forget(): void {
    this.#last = null
  }
}
