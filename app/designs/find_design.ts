import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import Design from '#app/designs/design'
import { loadPicturesOf, type PicturedDesign } from '#app/designs/design_pictures'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** @throws HttpError 404 */
export async function findDesign(id: number, userId: number): Promise<PicturedDesign> {
  const design = await Design.query().where({ id, user_id: userId }).first()
  if (!design) throw HttpError.notFound()
  return loadPicturesOf(design)
}

/** Null if there is none or it was revoked. */
export async function findSharedDesign(token: string): Promise<PicturedDesign | null> {
  const design = await Design.query()
    .where({ share_token: token, status: 'completed' })
    .whereNotNull('image_id')
    .whereNull('share_revoked_at')
    .preload('owner')
    .first()
  return design && loadPicturesOf(design)
}

export async function mayFollowDesign(user: User, id: number): Promise<boolean> {
  const design = await db.from('designs').select('id').where({ id, user_id: user.id }).first()
  return Boolean(design)
}
