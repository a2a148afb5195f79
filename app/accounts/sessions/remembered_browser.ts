import type { RememberMeToken } from '@adonisjs/auth/session'
import type { Session } from '@adonisjs/session'
import type { SessionData } from '@adonisjs/session/types'

const KEY = 'remember_token'

/** Ties a session to its remember-me cookie, so that both end together. */
export function noteRememberToken(session: Session, id: RememberMeToken['identifier']): void {
  session.put(KEY, Number(id))
}

export function forgetRememberToken(session: Session): void {
  session.forget(KEY)
}

export function rememberTokenOf(values: SessionData): number | null {
  return Number(values[KEY]) || null
}
