import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { isFromSameMachine } from '#app/core/http/is_from_same_machine'

/**
 * Whether the mails in the storage folder may be read in the browser: while
 * they are only written there, in the demonstration world, by who sits at
 * this machine. They hold links that open accounts.
 */
export function isMailboxOpen(ctx: HttpContext): boolean {
  const isWrittenOnly = env.get('MAIL_MAILER', 'file') === 'file'
  return isWrittenOnly && env.get('DEMO', true) && isFromSameMachine(ctx)
}
