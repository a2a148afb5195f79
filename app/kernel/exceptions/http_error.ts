import { Exception } from '@adonisjs/core/exceptions'

/**
 * A refusal with a status and a sentence that may be shown to the person who
 * asked. Thrown by actions and controllers, answered by the exception handler
 * as JSON or as a page.
 */
export class HttpError extends Exception {
  constructor(
    status: number,
    message: string,
    readonly headers: Record<string, string> = {}
  ) {
    super(message, { status, code: `E_HTTP_${status}` })
  }

  /** 402: not enough credits or coin. */
  static paymentRequired(message: string) {
    return new HttpError(402, message)
  }

  /** 403: known and not allowed. */
  static forbidden(message = 'You don’t have permission to do this.') {
    return new HttpError(403, message)
  }

  /** 404: there is no such thing, or this person may not know of it. */
  static notFound() {
    return new HttpError(404, 'Not found.')
  }

  /** 409: at odds with the present state. */
  static conflict(message: string) {
    return new HttpError(409, message)
  }

  /** 413: more bytes or pixels than we take. */
  static tooLarge(message: string) {
    return new HttpError(413, message)
  }

  /** 415: not a kind of file we take. */
  static unsupportedMediaType(message: string) {
    return new HttpError(415, message)
  }
}
