import { isAccountShown } from '#app/kit/hooks/account_scope'

/** What every page says when no answer came. */
export const UNREACHED = 'You’re offline, or the server can’t be reached.'

/** Used when the server sends no message of its own. */
const SENTENCES: Record<number, string> = {
  0: UNREACHED,
  401: 'You’re signed out. Sign in in another tab, then try again.',
  404: 'This no longer exists, or isn’t yours.',
  413: 'This is larger than the server takes.',
  419: 'This page has expired. Reload it, then try again.',
}

/** What the server says of a status as such: it tells people neither why nor what to do. */
const BARE = ['Unauthenticated.', 'Not found.', 'Page expired. Reload it and try again.']

const OTHERWISE = 'Something went wrong on our side. Try again.'

/** A module's own messages by HTTP status; 500 also covers any other. */
export type FailureSentences = Record<number, string>

/** Validation errors on the wire: messages by dotted field. */
export type WireErrors = Record<string, string[]>

export interface FailureBody {
  message?: string
  errors?: WireErrors
}

/** Makes a failure of a status, 0 without an answer, and of what the server says. */
export type FailureOf = (status: number, body?: FailureBody | null) => CallFailure

/** A failed call; its message can be shown to people. */
export class CallFailure extends Error {
  override name = 'CallFailure'

  /** of a 422: messages by dotted field */
  readonly errors: WireErrors
  /** verbatim; null without one */
  readonly serverMessage: string | null

  /**
   * @param status HTTP status, 0 without a response
   * @param retryAfter seconds to wait before retrying, if the server said so
   */
  constructor(
    readonly status: number,
    body?: FailureBody | null,
    sentences: FailureSentences = {},
    readonly retryAfter: number | null = null
  ) {
    const [said] = Object.values(body?.errors ?? {})[0] ?? []
    const told = BARE.includes(body?.message ?? '') ? undefined : body?.message
    const fromServer = said ?? told
    const known = { ...SENTENCES, ...sentences }[meantBy(status)]
    super(fromServer ?? known ?? sentences[500] ?? OTHERWISE)
    this.serverMessage = body?.message ?? null
    this.errors = body?.errors ?? {}
  }

  /** No response came, so the call may or may not have arrived. */
  get isUnreached(): boolean {
    return this.status === 0
  }

  get isValidation(): boolean {
    return this.status === 422
  }

  /** Whether a retry may succeed. */
  get mayPass(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** On a member's page, an expired token means that its session ended: reloading would lose what was typed. */
function meantBy(status: number): number {
  return status === 419 && isAccountShown() ? 401 : status
}

export function sentenceOf(error: unknown, otherwise = OTHERWISE): string {
  return error instanceof CallFailure ? error.message : otherwise
}
