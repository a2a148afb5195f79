import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import { lockAccount } from '#app/accounts/account_locks'
import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import Dream from '#app/dreams/dream'
import DreamChanged, { announceChange, type DreamActor } from '#app/dreams/dream_changed'
import DreamDeleted from '#app/dreams/dream_deleted'
import { lockOwnDream } from '#app/dreams/dream_locks'
import { MAX_DREAMS_PER_PERSON, type DreamVisibility } from '#app/dreams/dream_options'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { detachImages } from '#app/media/change_images'
import type { SearchQuery } from '#app/search/search_query'

/** @throws HttpError 409 with as many as one may have */
export async function createDream(
  { user, trx }: ActingUser,
  input: DreamInput & { title: string }
): Promise<Dream> {
  await lockAccount({ user, trx })
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

export interface DreamInput {
  title?: string
  description?: string | null
  visibility?: DreamVisibility
  /** as `canonicalQuery` makes it; null ends the search */
  criteria?: SearchQuery | null
  coverItemId?: number | null
}

/** Writes what is given to a locked or new board. @throws E_VALIDATION_ERROR; HttpError 409 if staff made it private */
async function writeDream({ trx }: InTransaction, dream: Dream, input: DreamInput): Promise<void> {
  if (input.title !== undefined) dream.title = input.title
  if (input.description !== undefined) dream.description = input.description ?? ''
  if (input.visibility) setVisibility(dream, input.visibility)
  if (input.criteria !== undefined) setCriteria(dream, input.criteria)
  if (input.coverItemId !== undefined) await setCover({ trx }, dream, input.coverItemId)
  await dream.save()
}

/** A link that ends never opens the board again. */
function setVisibility(dream: Dream, visibility: DreamVisibility) {
  if (visibility !== 'private' && dream.takenDownAt) {
    throw HttpError.conflict('Our team made this board private.')
  }
  if (visibility === 'link') dream.linkToken ??= randomBytes(24).toString('base64url')
  else dream.linkToken = null
  dream.visibility = visibility
}

/** Only homes listed after that are new. */
function setCriteria(dream: Dream, criteria: SearchQuery | null) {
  const asked = criteria && Object.keys(criteria).length ? criteria : null
  if (JSON.stringify(asked) === JSON.stringify(dream.criteria ?? null)) return
  dream.criteria = asked
  dream.criteriaSince = asked && DateTime.utc()
}

async function setCover({ trx }: InTransaction, dream: Dream, itemId: number | null) {
  const item =
    itemId === null || !dream.id
      ? null
      : await trx
          .from('dream_items')
          .where({ id: itemId, dream_id: dream.id })
          .whereIn('kind', ['image', 'design', 'property'])
          .first()
  if (itemId !== null && !item) {
    throw fieldErrors({ 'dream.cover_item_id': 'Choose a picture on this board.' })
  }
  dream.coverItemId = itemId
}

/** Deletes a board of one’s own with everything on it. @throws HttpError 404, 403 */
export async function deleteDream({ user, trx, socketId }: DreamActor, id: number): Promise<void> {
  const dream = await lockOwnDream({ user, trx }, id)
  const items: { image_id: number | null; preview_image_id: number | null }[] = await trx
    .from('dream_items')
    .where('dream_id', id)
    .select('image_id', 'preview_image_id')
  await dream.delete()
  await detachImages(
    { trx },
    items.flatMap((item) => item.image_id ?? item.preview_image_id ?? [])
  )
  afterCommit(trx, () => DreamDeleted.dispatch(id, socketId))
}

/** Makes a board private for good: only its members keep it. */
export async function takeDownDream({ trx }: InTransaction, id: number): Promise<void> {
  const dream = await Dream.query({ client: trx }).where('id', id).forUpdate().first()
  if (!dream) return
  await dream
    .merge({
      visibility: 'private',
      linkToken: null,
      takenDownAt: dream.takenDownAt ?? DateTime.utc(),
      version: dream.version + 1,
    })
    .save()
  afterCommit(trx, () => DreamChanged.dispatch(id, null))
}
