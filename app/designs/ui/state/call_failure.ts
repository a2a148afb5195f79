/** Where the server said nothing that helps. */
const SENTENCES: Record<number, string> = {
  0: 'vesta cannot be reached. Check your connection, then try again.',
  401: 'You are signed out. Sign in in another tab, then try again.',
  404: 'This design is gone.',
  413: 'This photograph is too large. It may have up to 25 MB.',
  419: 'This page is too old. Reload it, then try again.',
}

interface FailureBody {
  message?: string
  errors?: Record<string, string[]>
}

/** A call of the designer that did not go through, in words for the person who waits for it. */
export class CallFailure extends Error {
  override name = 'CallFailure'

  /**
   * @param status HTTP status, 0 where there was no answer
   * @param body of the answer, as the wire has it
   * @param otherwise what is said where nobody knows better
   */
  constructor(
    readonly status: number,
    body: FailureBody | null,
    otherwise: string
  ) {
    const [said] = Object.values(body?.errors ?? {})[0] ?? []
    super(SENTENCES[status] ?? said ?? body?.message ?? otherwise)
  }

  /** Nothing was sent for want of image credits. */
  get isOutOfCredits(): boolean {
    return this.status === 402
  }

  /** Nobody knows whether the call arrived: it is repeated with the same key. */
  get isUnanswered(): boolean {
    return this.status === 0
  }
}

export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof CallFailure ? error.message : otherwise
}
