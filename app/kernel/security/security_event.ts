import type { HttpContext } from '@adonisjs/core/http'
import { routePattern } from '#app/kernel/http/route_pattern'

type EventName =
  | 'sign_in'
  | 'sign_in_refused'
  | 'sign_out'
  | 'registered'
  | 'password_reset'
  | 'password_changed'
  | 'password_confirmation_refused'
  | 'email_change_requested'
  | 'email_changed'
  | 'email_corrected'
  | 'change_undone'
  | 'session_ended'
  | 'sessions_ended'
  | 'sessions_ended_by_staff'
  | 'export_requested'
  | 'account_deleted'
  | 'token_created'
  | 'token_deleted'
  | 'token_refused'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'recovery_codes_renewed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'account_connected'
  | 'account_disconnected'
  | 'provider_confirmed'
  | 'provider_refused'
  | 'team_deleted'
  | 'team_domain_changed'
  | 'team_role_changed'
  | 'team_member_removed'
  | 'team_transferred'
  | 'webhook_created'
  | 'webhook_deleted'
  | 'webhook_secret_rolled'
  | 'access_refused'
  | 'rate_limit_hit'

const IN_ORDER = new Set<EventName>([
  'sign_in',
  'sign_out',
  'registered',
  'token_created',
  'token_deleted',
  'webhook_created',
  'webhook_deleted',
])

/**
 * Logs security events (ASVS 16.3), `info` or `warn`. Takes only ids, so that no secret is logged.
 * @param userId the signed-in user by default
 * @param subjectId the account it was done to, if another one
 */
export function logSecurityEvent(
  ctx: HttpContext,
  event: EventName,
  userId?: number | null,
  subjectId?: number
): void {
  // auth may not have run yet
  const { auth } = ctx as Partial<HttpContext>
  const level = IN_ORDER.has(event) ? 'info' : 'warn'
  ctx.logger[level](
    {
      event,
      user_id: userId ?? auth?.user?.id ?? null,
      request_id: ctx.request.id(),
      route: routePattern(ctx),
      ...(subjectId && { subject_id: subjectId }),
    },
    'security event'
  )
}
