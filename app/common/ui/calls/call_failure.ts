/** Where the server said nothing that helps. */
const SENTENCES: Record<number, string> = {
  0: 'vesta cannot be reached.',
  401: 'You are signed out. Sign in in another tab, then try again.',
  404: 'This is gone, or no longer yours.',
  419: 'This page is too old. Reload it, then try again.',
}

const OTHERWISE = 'Something went wrong on our side.'

/** What one part of vesta says instead, by HTTP status; 500 also where nobody knows better. */
export type FailureSentences = Record<number, string>

/** A validation's refusals as the wire has them: sentences by dotted field. */
export type WireErrors = Record<string, string[]>

/** The body of a refusal, as the wire has it. */
interface FailureBody {
  message?: string
  errors?: WireErrors
}

/** A call that did not go through, in words for the person who waits for it. */
export class CallFailure extends Error {
  override name = 'CallFailure'

  /** of a 422: sentences by dotted field */
  readonly errors: WireErrors

  /**
   * @param status HTTP status, 0 where there was no answer
   * @param retryAfter seconds after which the server wants to be asked again, where it said so
   */
  constructor(
    readonly status: number,
    body?: FailureBody | null,
    sentences: FailureSentences = {},
    readonly retryAfter: number | null = null
  ) {
    const [said] = Object.values(body?.errors ?? {})[0] ?? []
    const known = { ...SENTENCES, ...sentences }[status]
    const fromServer = said ?? body?.message
    const words = status === 500 ? (fromServer ?? known) : (known ?? fromServer)
    super(words ?? sentences[500] ?? OTHERWISE)
    this.errors = body?.errors ?? {}
  }

  /** Whether the server was not reached at all: nobody knows whether the call arrived. */
  get isUnreached(): boolean {
    return this.status === 0
  }

  get isValidation(): boolean {
    return this.status === 422
  }

  /** Whether the same call may go through later, with nobody doing anything about it. */
  get mayPass(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** What to tell somebody of whatever was thrown. */
export function sentenceOf(error: unknown, otherwise = OTHERWISE): string {
  return error instanceof CallFailure ? error.message : otherwise
}
