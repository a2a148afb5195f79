import type Design from '#app/designs/models/design'

/** A design may be shared by its owner; a public one by anybody. */
export function maySendDesign(
  { userId, isPublic }: Pick<Design, 'userId' | 'isPublic'>,
  senderId: number | null
): boolean {
  return isPublic || userId === senderId
}
