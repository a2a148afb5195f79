import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { TEMPORARY_FOLDER } from '#app/media/uploads/temporary_files'
import ImageContent from '#app/media/image_content'
import { eventually } from '#tests/support/eventually'

export function hashOf({ url }: { url: string }): string {
  return url.split('/')[2]
}

export function settled(hash: string): Promise<ImageContent> {
  return eventually(
    async () => {
      const content = await ImageContent.find(hash)
      if (await db.from('image_claims').where('content_hash', hash).first()) return null
      return content?.status === 'ready' || content?.status === 'failed' ? content : null
    },
    { within: 120_000, what: () => `the variants of ${hash}` }
  )
}

export async function storedFiles(hash: string): Promise<string[]> {
  const drive = await app.container.make('drive.manager')
  const { objects } = await drive.use().listAll(`images/${hash.slice(0, 2)}/${hash}`)
  return [...objects].map(({ name }) => name.split('/').at(-1)!)
}

export async function temporaryUploads(): Promise<string[]> {
  const names = await readdir(TEMPORARY_FOLDER).catch(() => [])
  return names.filter((name) => name.startsWith('upload-'))
}
