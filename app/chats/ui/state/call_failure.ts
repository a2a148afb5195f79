/** Where the server said nothing that helps. */
const SENTENCES: Record<number, string> = {
  0: 'vesta cannot be reached.',
  401: 'You are signed out. Sign in in another tab, then try again.',
  404: 'This conversation is gone, or no longer yours.',
  419: 'This page is too old. Reload it, then try again.',
}

interface FailureBody {
  message?: string
  errors?: Record<string, string[]>
}

/** A call that did not go through, in words for the person who waits for it. */
export class CallFailure extends Error {
  override name = 'CallFailure'

  /**
   * @param status HTTP status, 0 where there was no answer
   * @param body of the answer, as the wire has it
   */
  constructor(
    readonly status: number,
    readonly body: FailureBody = {}
  ) {
    const [said] = Object.values(body.errors ?? {})[0] ?? []
    super(SENTENCES[status] ?? said ?? body.message ?? 'Something went wrong on our side.')
  }

  /** Whether the server was not reached at all. */
  get isUnreached(): boolean {
    return this.status === 0
  }

  /** Whether the same call may go through later, with nobody doing anything about it. */
  get mayPass(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** What to tell somebody of whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallFailure ? error.message : new CallFailure(500).message
}
