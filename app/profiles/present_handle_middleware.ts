import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { findPresentHandle } from '#app/accounts/find_users'

/** Redirects from a recently changed handle, temporarily: someone else may take it later. */
export default class PresentHandleMiddleware {
  async handle({ params, request, response }: HttpContext, next: NextFn) {
    const present = await findPresentHandle(params.handle)
    if (!present) return next()
    const path = request.url().split('/')
    const moved = path.map((part) => withHandle(part, params.handle, present)).join('/')
    const { query } = request.parsedUrl
    response.redirect().toPath(query ? `${moved}?${query}` : moved)
  }
}

/** @param part of a path: `ava`, `@ava`, or something else */
function withHandle(part: string, handle: string, present: string): string {
  const mark = part.startsWith('@') ? '@' : ''
  return part.toLowerCase() === mark + handle ? mark + present : part
}
