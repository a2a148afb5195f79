export class DesignFailure extends Error {
  override name = 'DesignFailure'

  constructor(
    message: string,
    readonly mayRetry: boolean,
    options?: ErrorOptions
  ) {
    super(message, options)
  }
}
