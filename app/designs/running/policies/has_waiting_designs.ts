import db from '@adonisjs/lucid/services/db'

export async function hasWaitingDesigns(): Promise<boolean> {
  const waiting = await db
    .from('designs')
    .select('id')
    .where('status', 'pending')
    .orWhere((left) => left.where('status', 'processing').whereRaw('lease_until < now()'))
    .first()
  return Boolean(waiting)
}
