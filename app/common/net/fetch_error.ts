/**
 * Why an address was not fetched: `refused` by the rules for addresses,
 * `wrong_type` or `too_large` for who asked, out of time, or failed on the way
 * (unknown name, no connection, broken answer, too many redirects).
 */
export type FetchFailure = 'refused' | 'wrong_type' | 'too_large' | 'timeout' | 'failed'

/** What the guarded fetcher throws, and nothing else. */
export class FetchError extends Error {
  override readonly name = 'FetchError'

  constructor(
    readonly reason: FetchFailure,
    message: string,
    options?: ErrorOptions
  ) {
    super(message, options)
  }
}
