import { bootApp } from './booted.js'

/**
 * Prints as JSON the SQL and bindings of a listing's page for a signed-in person: session, account,
 * listing. `capture_queries.ts <slug>`. The bare server repeats exactly these.
 */
const [slug] = process.argv.slice(2)
const app = await bootApp()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { default: User } = await import('#app/accounts/user')
const { DatabaseSessions } = await import('#app/accounts/sessions/database_sessions')
const { findPropertyPage } = await import('#app/properties/public_page/find_property_page')
const emitter = await app.container.make('emitter')
const queries: { text: string; values: unknown[] }[] = []
emitter.on('db:query', ({ sql, bindings }) => {
  queries.push({ text: sql, values: [...(bindings ?? [])] })
})
db.manager.get('postgres')!.config.debug = true
await new DatabaseSessions().read('0')
await User.find(1)
await findPropertyPage(slug, null)
await new Promise((resolve) => setImmediate(resolve))
process.stdout.write(JSON.stringify(queries))
await app.terminate()
