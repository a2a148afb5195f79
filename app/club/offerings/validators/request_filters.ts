import type { HttpContext } from '@adonisjs/core/http'
import type { RequestFilters } from '#app/club/offerings/models/request_filters'

/** What an address asks for. Words that nobody knows count as not given. */
export function requestFilters({ request }: HttpContext): RequestFilters {
  const { role, open, month, undated } = request.qs()
  return {
    role: role === 'customer' || role === 'provider' ? role : null,
    isOpen: open === '1',
    month: isMonth(month) ? month : null,
    isUndated: undated === '1',
  }
}

/** `2026-10` */
export function isMonth(value: unknown): value is string {
  return typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value)
}
