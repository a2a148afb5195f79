import type { HttpContext } from '@adonisjs/core/http'

/** Says nothing of the listing, and the same of every link. */
export function showEndedLink({ inertia, response }: HttpContext) {
  response.header('cache-control', 'private, no-store')
  response.header('x-robots-tag', 'noindex')
  response.status(404)
  return inertia.render('properties/ended_link', {})
}
