import type { HttpContext } from '@adonisjs/core/http'
import type { Session } from '@adonisjs/session'
import type { SessionData } from '@adonisjs/session/types'
import Bowser from 'bowser'
import { clientCountry } from '#app/kernel/http/client_country'

const KEY = 'sign_in'
const MAX_USER_AGENT_CHARS = 400
const FRESH_FOR_MS = 3 * 60 * 60 * 1000

export interface SignInFacts {
  user_agent: string
  ip: string
  /** code; null if nobody told */
  country?: string | null
  at: number
  /** by a remember-me cookie, without entering anything */
  is_remembered: boolean
}

export function signInFactsOfRequest({ request }: HttpContext) {
  return {
    user_agent: (request.header('user-agent') ?? '').slice(0, MAX_USER_AGENT_CHARS),
    ip: request.ip(),
    country: clientCountry(request.request),
  }
}

export function noteSignIn(ctx: HttpContext, isRemembered = false): SignInFacts {
  const facts: SignInFacts = {
    ...signInFactsOfRequest(ctx),
    at: Date.now(),
    is_remembered: isRemembered,
  }
  ctx.session.put(KEY, facts)
  return facts
}

/** Undefined for sessions older than this field. */
export function signInFactsOf(values: SessionData): SignInFacts | undefined {
  const facts: unknown = values[KEY]
  return isFacts(facts) ? facts : undefined
}

function isFacts(value: unknown): value is SignInFacts {
  return typeof value === 'object' && value !== null && 'user_agent' in value
}

/** Whether the person signed in by entering something within the last three hours. */
export function isFreshSignIn(session: Session): boolean {
  const facts = signInFactsOf(session.all())
  return facts !== undefined && !facts.is_remembered && Date.now() - facts.at < FRESH_FOR_MS
}

const DEVICES: Record<string, string> = { macOS: 'Mac', iOS: 'iPhone' }

/** The device from a user agent: `Mac`, `iPhone`, `Windows 11`; null if unknown. */
export function deviceOf(userAgent = ''): { device: string | null; browser: string | null } {
  if (!userAgent) return { device: null, browser: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const [version] = (browser.version ?? '').split('.')
  return {
    device: platform.model ?? DEVICES[os.name ?? ''] ?? os.name ?? null,
    browser: browser.name ? [browser.name, version].filter(Boolean).join(' ') : null,
  }
}
