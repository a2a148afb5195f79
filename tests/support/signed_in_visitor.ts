import type User from '#app/accounts/user'
import { CookieClient } from '#tests/support/cookie_client'
import { PASSWORD } from '#tests/support/password'

/** A browser that just signed in with the form. */
export async function signedInVisitor(user: User, remember = false): Promise<CookieClient> {
  const visitor = new CookieClient()
  await visitor.post('/login', { email: user.email, password: PASSWORD, remember })
  return visitor
}

export async function isSignedIn(visitor: CookieClient): Promise<boolean> {
  return (await visitor.get('/api/settings/password')).status === 200
}
