/** Why a design could not be made, in words for the person who asked for it. */
export class DesignFailure extends Error {
  override name = 'DesignFailure'

  constructor(
    message: string,
    /** whether the same order may succeed later */
    readonly mayRetry: boolean,
    options?: ErrorOptions
  ) {
    super(message, options)
  }
}
