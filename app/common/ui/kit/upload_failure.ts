/** What the wire contract says of a failure. */
interface FailureBody {
  message?: string
  errors?: Record<string, string[]>
}

/** Where the server said nothing of its own. */
const SENTENCES: Record<number, string> = {
  0: 'The connection broke. Try again.',
  401: 'You are signed out. Sign in and try again.',
  413: 'This picture is too large. It may have up to 25 MB.',
  415: 'Not a picture we can show. JPEG, PNG, WebP, AVIF and HEIC work.',
  419: 'This page is too old. Reload it and try again.',
  429: 'That was a lot at once. Wait a minute and try again.',
}

const OTHERWISE = 'It could not be uploaded. Try again.'

/** Trying the same file again cannot help: the file itself was refused. */
const FINAL = new Set([413, 415, 422])

/** An upload that did not work, in words for the person who waits for it. */
export class UploadFailure extends Error {
  override name = 'UploadFailure'

  /**
   * @param status HTTP status, 0 where there was no answer
   * @param body the answer's JSON, if it was any
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

/** A validation's sentence about the file says more than its general message. */
function fieldError(body: FailureBody | null): string | undefined {
  return Object.values(body?.errors ?? {})[0]?.[0]
}
