import { isDemoOn } from '#config/demo'
import { withConnectionWait } from '#app/kernel/database/connection_wait'
import User from '#app/accounts/models/user'
import { seedDemo } from '#app/demo/seeders/seed_demo'

/** Its many photos share one connection, which a busy machine gives late. */
const MAX_WAIT_SECONDS = 120

/**
 * Seeds an empty embedded database; `DEMO=0` never does, `DEMO=1` also seeds PostgreSQL.
 * @param photos their folder
 */
export async function seedDemoOnFirstStart(photos: string): Promise<void> {
  if (!isDemoOn()) return
  if (await User.first()) return
  const started = Date.now()
  process.stdout.write('Creating the demonstration data…\n')
  await withConnectionWait(MAX_WAIT_SECONDS, () => seedDemo(photos))
  const seconds = Math.ceil((Date.now() - started) / 1000)
  process.stdout.write(`Created the demonstration data in ${seconds} s\n`)
}
