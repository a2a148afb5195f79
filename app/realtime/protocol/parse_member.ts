import type { PresenceMember } from '#app/realtime/broadcaster'
import { MAX_MEMBER_ID, MAX_USER_DATA } from './protocol_limits.js'

/** Null if invalid. */
export function parseMember(data: unknown): PresenceMember | null {
  const parsed = parseObject(data)
  const id = parsed && idOf(parsed.user_id)
  if (!id || Buffer.byteLength(JSON.stringify(parsed.user_info ?? {})) > MAX_USER_DATA) return null
  return { user_id: id, user_info: isObject(parsed.user_info) ? parsed.user_info : {} }
}

export function parseUserId(data: unknown): string | null {
  const parsed = parseObject(data)
  return parsed && typeof parsed.id === 'string' ? idOf(parsed.id) : null
}

function idOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const id = String(value)
  return id && id.length <= MAX_MEMBER_ID ? id : null
}

function parseObject(text: unknown): Record<string, unknown> | null {
  if (typeof text !== 'string') return null
  try {
    const parsed: unknown = JSON.parse(text)
    return isObject(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
