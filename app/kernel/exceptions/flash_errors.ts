import type { Session } from '@adonisjs/session'

const MAX_FIELDS = 40
const MAX_FIELD_CHARS = 100
const MAX_MESSAGE_CHARS = 300

/** Stores the first message of each field, but no input, so that a request can't fill a session. */
export function flashErrors(session: Session, errors: Record<string, string[]> = {}): void {
  const kept = Object.entries(errors)
    .filter(([field]) => field.length <= MAX_FIELD_CHARS)
    .slice(0, MAX_FIELDS)
    .map(([field, [message]]) => [field, [message.slice(0, MAX_MESSAGE_CHARS)]])
  session.flash('inputErrorsBag', Object.fromEntries(kept))
}
