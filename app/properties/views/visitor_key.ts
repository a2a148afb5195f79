import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { addressBlock } from '#app/common/rate_limits/address_block'
import { findViewSalt } from '#app/properties/views/find_view_salt'

export interface Visitor {
  /** a network address, or its block */
  address: string
  agent: string
}

const BOT = /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|java\/|monitor/i

export function visitorOf({ request }: HttpContext): Visitor {
  return { address: addressBlock(request.ip()), agent: request.header('user-agent') ?? '' }
}

/**
 * Tells a guest apart from others on one day, and from nobody later. @param day `2026-03-01`
 * @returns null for programs that say they are one
 */
export async function visitorKey({ address, agent }: Visitor, day: string): Promise<string | null> {
  if (!agent || BOT.test(agent)) return null
  const salt = await findViewSalt(day)
  return createHash('sha256').update(`${salt}|${address}|${agent}`).digest('base64url').slice(0, 22)
}
