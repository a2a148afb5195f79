import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { isFromSameMachine } from '#app/kernel/http/is_from_same_machine'

/** Mails contain links that open accounts: readable only with demo data, on this machine. */
export function isMailboxOpen(ctx: HttpContext): boolean {
  const isWrittenOnly = env.get('MAIL_MAILER', 'file') === 'file'
  return isWrittenOnly && env.get('DEMO', true) && isFromSameMachine(ctx)
}
