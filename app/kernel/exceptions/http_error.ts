import { Exception } from '@adonisjs/core/exceptions'

/** What is gone and what to do next, where people come by a link: the same of each that doesn't work. */
export interface MissingWords {
  title: string
  text: string
}

/**
 * A failure with a status and a message that is safe to show. Thrown by actions and controllers,
 * rendered by the exception handler as JSON or as a page.
 */
export class HttpError extends Exception {
  constructor(
    status: number,
    message: string,
    readonly headers: Record<string, string> = {},
    /** for the page of a 404 */
    readonly missing: MissingWords | null = null
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
  static notFound(missing: MissingWords | null = null) {
    return new HttpError(404, 'Not found.', {}, missing)
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

/** What a read finds, or a 404 whose page says what is missing. */
export async function findOrSay<Found>(
  missing: MissingWords,
  read: Promise<Found>
): Promise<Found> {
  try {
    return await read
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw HttpError.notFound(missing)
    throw error
  }
}
