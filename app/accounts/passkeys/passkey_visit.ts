import type User from '#app/accounts/user'
import { ORIGINS } from '#app/accounts/passkeys/passkey_options'
import { CookieClient } from '#tests/support/cookie_client'
import { nextMailTo } from '#tests/support/mails'
import { signedInVisitor } from '#tests/support/signed_in_visitor'
import { SoftwareAuthenticator } from '#tests/support/software_authenticator'
import { PASSWORD } from '#tests/support/users'

export const SETTINGS = '/api/settings/passkeys'

type CreationOptions = Parameters<SoftwareAuthenticator['create']>[0]
type RequestOptions = Parameters<SoftwareAuthenticator['get']>[0]
type Lies = Parameters<SoftwareAuthenticator['get']>[1]

export interface WirePasskey {
  id: number
  name: string
  created_at: string
  last_used_at: string | null
}

/** A signed-in visitor who just confirmed the password. */
export async function confirmedVisitor(user: User): Promise<CookieClient> {
  const visitor = await signedInVisitor(user)
  await visitor.post('/confirm-password', { password: PASSWORD })
  return visitor
}

export async function creationOptions(visitor: CookieClient): Promise<CreationOptions> {
  return (await visitor.post(`${SETTINGS}/options`)).body as CreationOptions
}

export async function requestOptions(
  visitor: CookieClient,
  path = '/login/passkey'
): Promise<RequestOptions> {
  return (await visitor.post(`${path}/options`)).body as RequestOptions
}

export async function passkeysOf(visitor: CookieClient): Promise<WirePasskey[]> {
  return ((await visitor.get(SETTINGS)).body as { passkeys: WirePasskey[] }).passkeys
}

/** Adds a passkey from a new device, and waits for the mail about it. */
export async function addPasskey(user: User, visitor: CookieClient, name = 'Phone') {
  const device = new SoftwareAuthenticator(ORIGINS[0])
  const credential = device.create(await creationOptions(visitor))
  const mail = nextMailTo(user.email, /passkey was added/)
  const answer = await visitor.post(SETTINGS, { name, credential })
  return { device, answer, mail: await mail }
}

export async function showPasskey(
  device: SoftwareAuthenticator,
  lies: Lies = {},
  visitor = new CookieClient()
) {
  const credential = device.get(await requestOptions(visitor), lies)
  return { visitor, credential, answer: await visitor.post('/login/passkey', { credential }) }
}
