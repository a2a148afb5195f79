export type FetchFailure = 'refused' | 'wrong_type' | 'too_large' | 'timeout' | 'failed'

/** The only error guarded fetch throws. */
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
