import { StartError } from './start_error.js'

interface SystemError extends Error {
  code?: string
  port?: number
  path?: string
  help?: string
}

/** One sentence for common problems; null for an error that needs its stack. */
export function explainStartError(thrown: unknown): string | null {
  const error = rootCause(thrown)
  if (error instanceof StartError) return error.message
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${error.port} is taken by another program; stop it or choose another with PORT.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
      return error.port
        ? `Port ${error.port} needs more rights than you have; choose one above 1023 with PORT.`
        : `${error.path ?? 'The storage folder'} is not writable; give yourself the right or choose another folder with STORAGE_PATH.`
    case 'ENOSPC':
      return 'The disk is full; free some space and start again.'
    case 'E_INVALID_ENV_VARIABLES':
      return `The settings are not valid: ${(error.help ?? '').replace(/^- /gm, '').trim().replace(/\n+/g, '; ')}.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'EAI_AGAIN':
    case 'ERR_INVALID_URL':
    case '28P01':
    case '28000':
    case '3D000':
    case 'KnexTimeoutError':
      return `The database of DATABASE_URL cannot be used: ${error.message || error.code}.`
    default:
      return null
  }
}

function rootCause(thrown: unknown): SystemError {
  const error = (thrown instanceof Error ? thrown : new Error(String(thrown))) as SystemError
  const [first] = thrown instanceof AggregateError ? thrown.errors : []
  if (first) return rootCause(first)
  return !error.code && error.cause instanceof Error ? rootCause(error.cause) : error
}
