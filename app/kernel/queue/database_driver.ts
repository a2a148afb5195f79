import { configProvider } from '@adonisjs/core'
import { DatabaseAdapter } from './database_adapter.js'

export function databaseDriver({ connectionName }: { connectionName: string }) {
  return configProvider.create(async (app) => {
    const db = await app.container.make('lucid.db')
    const adapter = new DatabaseAdapter(db.connection(connectionName).getWriteClient())
    return () => adapter
  })
}
