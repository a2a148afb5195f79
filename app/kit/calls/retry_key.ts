import { makeUploadKey } from '#app/kit/upload/upload_key'

/** The same request with the same key is done once. */
export function onceHeaders(key: string) {
  return { 'Idempotency-Key': key }
}

/**
 * The idempotency keys of a form: the same when the same is sent again, so that a lost answer makes
 * nothing twice, and another one for anything else, which the server would refuse with it.
 */
export class RetryKey {
  /** by what was sent: whoever corrects something and takes it back sends the same again */
  readonly #keys = new Map<string, string>()

  /** @param sent the whole body, and whatever else tells where it goes */
  of(sent: unknown): string {
    const words = JSON.stringify(sent)
    const key = this.#keys.get(words) ?? makeUploadKey()
    this.#keys.set(words, key)
    return key
  }

  /**
   * Once it worked: the same again is meant to happen again. A form that then leaves its page keeps
   * its keys, because a second click on the way out sends the same.
   */
  forget(): void {
    this.#keys.clear()
  }
}
