import Design from '#app/designs/models/design'

/** Null if there is none or it was revoked. */
export async function findSharedDesign(token: string): Promise<Design | null> {
  return Design.query()
    .where({ share_token: token, status: 'completed' })
    .whereNotNull('image_id')
    .whereNull('share_revoked_at')
    .preload('owner')
    .first()
}
