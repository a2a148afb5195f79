import type Design from '#app/designs/models/design'

/** Owners may share a design; anyone may share a public one. */
export function maySendDesign(
  { userId, isPublic }: Pick<Design, 'userId' | 'isPublic'>,
  senderId: number | null
): boolean {
  return isPublic || userId === senderId
}
