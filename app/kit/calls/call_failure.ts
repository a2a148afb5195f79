/** Used when the server sends no message of its own. */
const SENTENCES: Record<number, string> = {
  0: 'You’re offline, or the server can’t be reached.',
  401: 'You’re signed out. Sign in in another tab, then try again.',
  404: 'This no longer exists, or isn’t yours.',
  419: 'This page has expired. Reload it, then try again.',
}

const OTHERWISE = 'Something went wrong on our side. Try again.'

/** A module's own sentences by HTTP status; 500 also stands in for any other. */
export type FailureSentences = Record<number, string>

/** A validation's refusals as the wire has them: sentences by dotted field. */
export type WireErrors = Record<string, string[]>

/** The body of a refusal, as the wire has it. */
interface FailureBody {
  message?: string
  errors?: WireErrors
}

/** A failed call; its message is meant for people. */
export class CallFailure extends Error {
  override name = 'CallFailure'

  /** of a 422: sentences by dotted field */
  readonly errors: WireErrors
  /** word for word; null without one */
  readonly serverMessage: string | null

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
    const fromServer = said ?? body?.message
    const known = { ...SENTENCES, ...sentences }[status]
    super(fromServer ?? known ?? sentences[500] ?? OTHERWISE)
    this.serverMessage = body?.message ?? null
    this.errors = body?.errors ?? {}
  }

  /** No answer came, so the call may or may not have arrived. */
  get isUnreached(): boolean {
    return this.status === 0
  }

  get isValidation(): boolean {
    return this.status === 422
  }

  /** Whether the same call may succeed later. */
  get mayPass(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

export function sentenceOf(error: unknown, otherwise = OTHERWISE): string {
  return error instanceof CallFailure ? error.message : otherwise
}
