import type Design from '#app/designs/models/design'

/** Who may show a design in a chat, and so in whose messages it is seen: its owner, and of a public one everybody. */
export function maySendDesign(
  { userId, isPublic }: Pick<Design, 'userId' | 'isPublic'>,
  senderId: number | null
): boolean {
  return isPublic || userId === senderId
}
