import db from '@adonisjs/lucid/services/db'

/** Whether anyone signed in with this browser before. @param tokenHash hash of its cookie */
export async function isKnownBrowser(tokenHash: string): Promise<boolean> {
  const known: unknown = await db.from('known_devices').where('token_hash', tokenHash).first()
  return known !== null
}
