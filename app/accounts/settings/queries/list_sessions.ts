import { SessionCollection } from '@adonisjs/session'
import app from '@adonisjs/core/services/app'
import type User from '#app/accounts/models/user'
import { type ActiveSession, isActiveSession } from '#app/accounts/sessions/session_store'
import { hasEnded, subjectOf } from '#app/accounts/sessions/session_subject'

export async function listSessions(user: User): Promise<ActiveSession[]> {
  const sessions = await app.container.make(SessionCollection)
  const tagged = await sessions.tagged(String(user.id))
  return tagged
    .filter(isActiveSession)
    .filter(({ data }) => {
      const subject = subjectOf(data)
      return subject?.epoch === user.sessionEpoch && !hasEnded(subject)
    })
    .sort((one, other) => other.lastActiveAt.getTime() - one.lastActiveAt.getTime())
}
