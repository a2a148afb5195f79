import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import type { SignInFacts } from '#app/accounts/sessions/sign_in_facts'
import { tellOfChange } from '#app/accounts/undo/actions/tell_of_change'
import { newDevice } from '#app/accounts/undo/words/account_changes'

const MAX_DEVICES = 50

/**
 * Mails the owner about a new browser, except the one they registered in.
 * @param tokenHash hash of the browser's cookie
 */
export async function noteDevice(
  { user, trx }: ActingUser,
  tokenHash: string,
  facts: SignInFacts
): Promise<void> {
  await User.query({ client: trx }).where('id', user.id).forUpdate()
  const now = new Date()
  const known: unknown[] = await trx
    .from('known_devices')
    .where({ user_id: user.id, token_hash: tokenHash })
    .update({ last_used_at: now })
    .returning('id')
  if (known.length) return
  const any: unknown = await trx.from('known_devices').where('user_id', user.id).first()
  await trx
    .table('known_devices')
    .insert({ user_id: user.id, token_hash: tokenHash, last_used_at: now, created_at: now })
  await trx.rawQuery(
    `delete from known_devices where user_id = ? and id not in
      (select id from known_devices where user_id = ? order by last_used_at desc, id desc limit ?)`,
    [user.id, user.id, MAX_DEVICES]
  )
  if (any) await tellOfChange({ user, trx }, newDevice(facts))
}
