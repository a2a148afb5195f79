import Design from '#app/designs/models/design'

/** A person's newest designs that failed and weren't retried. */
export function listFailedDesigns(userId: number, limit: number): Promise<Design[]> {
  return Design.query()
    .where({ user_id: userId, status: 'failed' })
    .orderBy('id', 'desc')
    .limit(limit)
    .exec()
}
