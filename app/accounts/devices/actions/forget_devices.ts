import type { ActingUser } from '#app/accounts/models/acting_user'

export async function forgetDevices({ user, trx }: ActingUser): Promise<void> {
  await trx.from('known_devices').where('user_id', user.id).update({ token_hash: null })
}
