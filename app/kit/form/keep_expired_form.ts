import { loadFile } from '#app/kit/calls/request'
import { isAccountShown } from '#app/kit/hooks/account_scope'
import { toast } from '#app/kit/toast/toast'

/** A form whose token expired stays on its page with what was typed in it, and can be sent again. */
export async function keepExpiredForm(): Promise<void> {
  await renewToken()
  toast.error(sentence())
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
