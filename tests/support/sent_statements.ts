import db from '@adonisjs/lucid/services/db'

/** The SQL the application sends while something runs, in order. */
export async function sentStatements(run: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const knex = db.connection().getWriteClient()
  const note = ({ sql }: { sql: string }) => void statements.push(sql)
  knex.on('query', note)
  try {
    await run()
  } finally {
    knex.removeListener('query', note)
  }
  return statements
}
