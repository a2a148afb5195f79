/** Where a person keeps a chat; the first is what they see without choosing. */
export const FOLDERS = ['chats', 'muted', 'blocked', 'requested'] as const
export type Folder = (typeof FOLDERS)[number]
