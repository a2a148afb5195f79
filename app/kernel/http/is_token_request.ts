import type { HttpContext } from '@adonisjs/core/http'

/**
 * Whether a program asks with an API token. Such a request is judged by its
 * token alone: its cookies count for nothing, so it needs no anti-forgery token.
 * Pages take no tokens.
 */
export function isTokenRequest({ request }: HttpContext): boolean {
  return /^\/(api|broadcasting)\//.test(request.url()) && bearerToken(request) !== null
}

/** The credentials of `Authorization: Bearer …` (RFC 6750), or null. */
export function bearerToken(request: HttpContext['request']): string | null {
  return /^bearer +(\S*)$/i.exec((request.header('authorization') ?? '').trim())?.[1] ?? null
}
