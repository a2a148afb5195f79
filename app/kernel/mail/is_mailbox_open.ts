import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { isFromSameMachine } from '#app/kernel/http/is_from_same_machine'

/**
 * Mails contain links that open accounts, so they are readable only with demo data and on the same
 * machine.
 */
export function isMailboxOpen(ctx: HttpContext): boolean {
  const isWrittenOnly = env.get('MAIL_MAILER', 'file') === 'file'
  return isWrittenOnly && env.get('DEMO', true) && isFromSameMachine(ctx)
}
