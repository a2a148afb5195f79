import type { HttpContext } from '@adonisjs/core/http'

/** Whether a request uses an API token. It needs no CSRF token, as its cookies are ignored. */
export function isTokenRequest({ request }: HttpContext): boolean {
  return /^\/(api|broadcasting)\//.test(request.url()) && bearerToken(request) !== null
}

/** The credentials of `Authorization: Bearer …` (RFC 6750), or null. */
export function bearerToken(request: HttpContext['request']): string | null {
  return /^bearer +(\S*)$/i.exec((request.header('authorization') ?? '').trim())?.[1] ?? null
}
