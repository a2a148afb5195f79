import db from '@adonisjs/lucid/services/db'

export async function hasWaitingVideos(): Promise<boolean> {
  const waiting = await db
    .from('videos')
    .select('id')
    .where('status', 'processing')
    .whereNull('removing_since')
    .where((lease) => lease.whereNull('leased_until').orWhereRaw('leased_until < now()'))
    .first()
  return Boolean(waiting)
}
