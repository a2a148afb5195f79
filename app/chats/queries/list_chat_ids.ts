import db from '@adonisjs/lucid/services/db'

export async function listChatIds(userId: number): Promise<number[]> {
  const rows: { chat_id: number }[] = await db
    .from('chat_members')
    .where('user_id', userId)
    .whereNotNull('folder')
    .orderBy('chat_id')
    .select('chat_id')
  return rows.map((row) => row.chat_id)
}
