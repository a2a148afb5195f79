import { loadFile } from '#app/kit/calls/request'
import { isAccountShown } from '#app/kit/hooks/account_scope'
import { toast } from '#app/kit/toast/toast'

const EXPIRED = 419

/**
 * A form whose token expired stays on its page with what was typed in it, and can be sent again.
 * @returns false to keep Inertia from showing what was answered
 */
export function keepExpiredForm(status: number): boolean {
  if (status !== EXPIRED) return true
  void renewToken().finally(() => toast.error(sentence()))
  return false
}

/** Any page with a form brings a new token, as a cookie. */
async function renewToken(): Promise<void> {
  await loadFile(location.href, { isFresh: true }).catch(() => {})
}

/** A member's token expires when their session ends. */
function sentence(): string {
  return isAccountShown()
    ? 'You’re signed out, so nothing was sent. Sign in in another tab, then send it again.'
    : 'You were away for a while, so nothing was sent. Send it again.'
}
