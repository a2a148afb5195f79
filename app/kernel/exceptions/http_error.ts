import { Exception } from '@adonisjs/core/exceptions'

/**
 * A failure with a status and a message that is safe to show. Thrown by actions and controllers,
 * rendered by the exception handler as JSON or as a page.
 */
export class HttpError extends Exception {
  constructor(
    status: number,
    message: string,
    readonly headers: Record<string, string> = {}
  ) {
    super(message, { status, code: `E_HTTP_${status}` })
  }

  /** 402: not enough credits or coins. */
  static paymentRequired(message: string) {
    return new HttpError(402, message)
  }

  /** 403: known but not allowed. */
  static forbidden(message = 'You don’t have permission to do this.') {
    return new HttpError(403, message)
  }

  /** 404: doesn't exist, or this person may not know that it does. */
  static notFound() {
    return new HttpError(404, 'Not found.')
  }

  /** 409: conflicts with the current state. */
  static conflict(message: string) {
    return new HttpError(409, message)
  }

  /** 413: more bytes or pixels than we accept. */
  static tooLarge(message: string) {
    return new HttpError(413, message)
  }

  /** 415: a file type we don't accept. */
  static unsupportedMediaType(message: string) {
    return new HttpError(415, message)
  }
}
