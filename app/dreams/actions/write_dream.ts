import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { DreamVisibility } from '#app/dreams/contract/dream_options'
import type Dream from '#app/dreams/models/dream'
import type { SearchQuery } from '#app/search/contract/search_query'

export interface DreamInput {
  title?: string
  description?: string | null
  visibility?: DreamVisibility
  /** as `canonicalQuery` makes it; null ends the search */
  criteria?: SearchQuery | null
  coverItemId?: number | null
}

/** Writes what is given to a locked or new board. @throws E_VALIDATION_ERROR; HttpError 409 if staff made it private */
export async function writeDream(
  { trx }: InTransaction,
  dream: Dream,
  input: DreamInput
): Promise<void> {
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
