/**
 * SQL: whether `:viewerId` or this person blocked the other, see `isHiddenFrom`.
 * @param userId such as `p.user_id`
 */
export function hiddenFromViewer(userId: string): string {
  return `exists (select from blocks b
    where (b.blocker_id = :viewerId and b.blocked_id = ${userId})
      or (b.blocker_id = ${userId} and b.blocked_id = :viewerId))`
}
