import User from '#app/accounts/models/user'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { writeDream, type DreamInput } from '#app/dreams/actions/write_dream'
import { MAX_DREAMS_PER_PERSON } from '#app/dreams/contract/limits'
import Dream from '#app/dreams/models/dream'

/** @throws HttpError 409 with as many as one may have */
export async function createDream(
  { user, trx }: ActingUser,
  input: DreamInput & { title: string }
): Promise<Dream> {
  await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  const [{ count }] = await trx.from('dreams').where('user_id', user.id).count('* as count')
  if (Number(count) >= MAX_DREAMS_PER_PERSON) {
    throw HttpError.conflict(`You have ${MAX_DREAMS_PER_PERSON} boards. Delete one you don’t need.`)
  }
  const dream = new Dream()
    .useTransaction(trx)
    .merge({ userId: user.id, title: input.title, visibility: 'private', version: 1 })
  await writeDream({ trx }, dream, input)
  await trx.table('dream_members').insert({ dream_id: dream.id, user_id: user.id })
  return dream
}
