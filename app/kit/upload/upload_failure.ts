interface FailureBody {
  message?: string
  errors?: Record<string, string[]>
}

/** Used when the server sends no message. */
const SENTENCES: Record<number, string> = {
  0: 'The connection was lost. Try again.',
  401: 'You’re signed out. Sign in and try again.',
  413: 'This photo is too large. The limit is 25 MB.',
  415: 'We can’t use this file. Choose a JPEG, PNG, WebP, AVIF or HEIC image.',
  419: 'This page has expired. Reload it and try again.',
  429: 'Too many uploads at once. Wait a minute and try again.',
}

const OTHERWISE = 'The upload failed. Try again.'

/** Retrying the same file can't help. */
const FINAL = new Set([413, 415, 422])

/** A failed upload; its message can be shown to people. */
export class UploadFailure extends Error {
  override name = 'UploadFailure'

  /**
   * @param status HTTP status, 0 without a response
   * @param body the response's JSON, if any
   */
  constructor(
    readonly status: number,
    body: FailureBody | null = null
  ) {
    super(fieldError(body) ?? body?.message ?? SENTENCES[status] ?? OTHERWISE)
  }

  get mayRetry(): boolean {
    return !FINAL.has(this.status)
  }
}

/** A validation message about the file says more than the general one. */
function fieldError(body: FailureBody | null): string | undefined {
  return Object.values(body?.errors ?? {})[0]?.[0]
}
