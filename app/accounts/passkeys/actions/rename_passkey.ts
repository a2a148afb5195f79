import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import type Passkey from '#app/accounts/passkeys/models/passkey'
import { lockPasskey } from '#app/accounts/passkeys/models/lock_passkey'

export async function renamePasskey(
  acting: ActingUser,
  id: number,
  name: string
): Promise<Passkey> {
  const passkey = await lockPasskey(acting, id)
  if (!passkey) throw HttpError.notFound()
  return passkey.merge({ name }).save()
}
