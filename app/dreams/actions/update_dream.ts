import { announceChange } from '#app/dreams/actions/announce_change'
import { writeDream, type DreamInput } from '#app/dreams/actions/write_dream'
import type { DreamActor } from '#app/dreams/models/dream_actor'
import { lockOwnDream } from '#app/dreams/models/lock_dream'

/** Changes what is given. @throws HttpError 404, 403, 409, E_VALIDATION_ERROR */
export async function updateDream(
  { user, trx, socketId }: DreamActor,
  id: number,
  input: DreamInput
): Promise<void> {
  const dream = await lockOwnDream({ user, trx }, id)
  await writeDream({ trx }, dream, input)
  await announceChange({ trx, socketId }, id)
}
