import { errors as vineErrors } from '@vinejs/vine'
import { HttpError, type MissingWords } from './http_error.js'
import { waitWords } from './wait_words.js'

export interface Failure {
  status: number
  message: string
  errors?: Record<string, string[]>
  headers: Record<string, string>
  missing?: MissingWords | null
}

interface ThrownError extends Error {
  status?: number
  code?: string
  messages?: { field: string; message: string }[]
  response?: { availableIn?: number }
  headers?: Record<string, string>
}

const DEPENDENCY_DOWN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

const MESSAGES: Record<number, string> = {
  400: 'We couldn’t read that request.',
  401: 'Unauthenticated.',
  403: 'You don’t have permission to do this.',
  404: 'Not found.',
  405: 'This address doesn’t support that method.',
  413: 'That’s more than we can accept.',
  415: 'We don’t support that file type.',
  419: 'Page expired. Reload it and try again.',
  500: 'Something went wrong on our side. Try again.',
  503: 'We’re briefly unavailable. Try again in a moment.',
}

/** Maps an error to a status and message. Unknown errors become a bare 500. */
export function failureOf(thrown: unknown): Failure {
  const error = thrown as ThrownError
  if (thrown instanceof vineErrors.E_VALIDATION_ERROR) return validation(error)
  if (thrown instanceof HttpError) {
    const { status, message, headers, missing } = thrown
    return { status, message, headers, missing }
  }
  const status = statusOf(error)
  if (status === 429) return tooMany(error.response?.availableIn ?? 60)
  const headers: Record<string, string> = {}
  if (status === 503) headers['retry-after'] = '5'
  return { status, message: MESSAGES[status] ?? error.message, headers }
}

function tooMany(seconds: number): Failure {
  const wait = seconds > 60 ? waitWords(seconds) : 'a moment'
  return {
    status: 429,
    message: `Too many attempts. Try again in ${wait}.`,
    headers: { 'retry-after': String(Math.ceil(seconds)) },
  }
}

function validation(error: ThrownError): Failure {
  const errors: Record<string, string[]> = {}
  for (const { field, message } of error.messages ?? []) (errors[field] ??= []).push(message)
  const [first] = Object.values(errors).flat()
  return { status: 422, message: first ?? 'Some of that isn’t valid.', errors, headers: {} }
}

function statusOf(error: ThrownError): number {
  if (isDependencyDown(error)) return 503
  // invalid percent-encoding in a header or field
  if (error instanceof URIError) return 400
  switch (error.code) {
    case 'E_BAD_CSRF_TOKEN':
      return 419
    case 'E_UNAUTHORIZED_ACCESS':
    case 'E_INVALID_CREDENTIALS':
      return 401
    case 'E_AUTHORIZATION_FAILURE':
      return 403
    case 'E_ROW_NOT_FOUND':
    case '22P02':
    case '22003':
      return 404
    case '22021':
    case 'Z_BUF_ERROR':
    case 'Z_DATA_ERROR':
      return 400
    default:
      return statusSaid(error)
  }
}

/** The body parser says 422, but no field is wrong. */
function statusSaid({ status }: ThrownError): number {
  if (status === 422) return 400
  return status && status >= 400 && status < 600 ? status : 500
}

function isDependencyDown(error: ThrownError): boolean {
  return (
    DEPENDENCY_DOWN.has(error.code ?? '') ||
    error.name === 'KnexTimeoutError' ||
    /Connection terminated|timeout expired/.test(error.message ?? '')
  )
}
