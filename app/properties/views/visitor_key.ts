import { createHash, randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { LRUCache } from 'lru-cache'
import { addressBlock } from '#app/common/rate_limits/address_block'

export interface CountedVisitor {
  /** a network address, or its block */
  address: string
  agent: string
}

const BOT = /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|java\/|monitor/i

export function visitorOf({ request }: HttpContext): CountedVisitor {
  return { address: addressBlock(request.ip()), agent: request.header('user-agent') ?? '' }
}

/**
 * Tells guests apart within one day; useless afterwards. @param day `2026-03-01`
 * @returns null for programs that say they are one
 */
export async function visitorKey(
  { address, agent }: CountedVisitor,
  day: string
): Promise<string | null> {
  if (!agent || BOT.test(agent)) return null
  const salt = await findViewSalt(day)
  return createHash('sha256').update(`${salt}|${address}|${agent}`).digest('base64url').slice(0, 22)
}

let known: { day: string; salt: string } | null = null

/** One for all processes. Once it is deleted, no hash leads to its visitor. @param day `2026-03-01` */
async function findViewSalt(day: string): Promise<string> {
  if (known?.day === day) return known.salt
  const { rows } = await db.rawQuery<{ rows: { salt: string }[] }>(
    `insert into view_salts (day, salt) values (?, ?)
     on conflict (day) do update set salt = view_salts.salt returning salt`,
    [day, randomBytes(24).toString('base64url')]
  )
  known = { day, salt: rows[0]!.salt }
  return known.salt
}

/** More from one address aren't counted: they would be one browser under many names. */
export const MAX_VISITORS_PER_ADDRESS = 20

/** Those counted today, by day, thing, deed and address. */
const counted = new LRUCache<string, Set<string>>({ max: 50_000 })

/**
 * Whether a visitor is among the first of their address. Without a shared store, each process counts
 * alone. @param key names the day, what is seen, and the address
 */
export function isAmongFirst(key: string, visitor: string): boolean {
  const visitors = counted.get(key) ?? new Set()
  if (visitors.size >= MAX_VISITORS_PER_ADDRESS && !visitors.has(visitor)) return false
  counted.set(key, visitors.add(visitor))
  return true
}
