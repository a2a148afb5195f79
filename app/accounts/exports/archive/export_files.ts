import type { Readable } from 'node:stream'
import app from '@adonisjs/core/services/app'

export const exportFiles = {
  async put(name: string, path: string): Promise<void> {
    await (await disk()).copyFromFs(path, keyOf(name))
  },

  async open(name: string): Promise<Readable> {
    return (await disk()).getStream(keyOf(name))
  },

  async remove(name: string): Promise<void> {
    await (await disk()).delete(keyOf(name))
  },
}

async function disk() {
  return (await app.container.make('drive.manager')).use()
}

function keyOf(name: string): string {
  return `exports/${name}.zip`
}
