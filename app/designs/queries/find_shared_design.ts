import Design from '#app/designs/models/design'

/** The design behind a share link, with whoever shares it; null when there is none or its owner took the link back. */
export async function findSharedDesign(token: string): Promise<Design | null> {
  return Design.query()
    .where({ share_token: token, status: 'completed' })
    .whereNotNull('image_id')
    .whereNull('share_revoked_at')
    .preload('owner')
    .first()
}
