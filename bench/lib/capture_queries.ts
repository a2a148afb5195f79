import { bootApp } from './booted.js'

/**
 * Prints, as JSON, the SQL and the bindings that a listing's page runs:
 * `capture_queries.ts <slug>`. The bare server repeats exactly these.
 */
const [slug] = process.argv.slice(2)
const app = await bootApp()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { findProperty } = await import('#app/properties/queries/find_property')
const emitter = await app.container.make('emitter')
const queries: { text: string; values: unknown[] }[] = []
emitter.on('db:query', ({ sql, bindings }) => {
  queries.push({ text: sql, values: [...(bindings ?? [])] })
})
db.manager.get('postgres')!.config.debug = true
const property = await findProperty(slug, null)
await property.load('images')
await new Promise((resolve) => setImmediate(resolve))
process.stdout.write(JSON.stringify(queries))
await app.terminate()
