import type { HttpContext } from '@adonisjs/core/http'

export const SOCKET_ID = /^\d{1,10}\.\d{1,10}$/

export function socketIdOf({ request }: HttpContext): string | null {
  const id = request.header('x-socket-id')
  return id && SOCKET_ID.test(id) ? id : null
}
