/** The document's title with an unread count: `(3) Chats - vesta`. */
export function withCount(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\+?\) /, '')
  if (count <= 0) return plain
  return `(${count > 99 ? '99+' : count}) ${plain}`
}
