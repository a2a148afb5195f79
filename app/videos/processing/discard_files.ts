import db from '@adonisjs/lucid/services/db'
import { deleteFile, storageDisk } from '#app/media/files/stored_files'
import type Video from '#app/videos/models/video'
import { videoFolder } from '#app/videos/models/video_files'

/**
 * Deletes the uploaded file of a video that is through with it. Its key is forgotten last, so that
 * a killed worker's deletion is done again.
 */
export async function discardSource({
  id,
  sourceKey,
}: Pick<Video, 'id' | 'sourceKey'>): Promise<void> {
  if (!sourceKey) return
  await deleteFile(sourceKey)
  await db.from('videos').where({ id, source_key: sourceKey }).update({ source_key: null })
}

/** Everything made of a video that can't be used. */
export async function discardMade({ folder }: Pick<Video, 'folder'>): Promise<void> {
  await (await storageDisk()).deleteAll(`${videoFolder(folder)}/`)
}

/** Of ready videos whose worker was killed just then. */
export async function discardForgottenSources(): Promise<void> {
  const rows = await db
    .from('videos')
    .where('status', 'ready')
    .whereNull('removing_since')
    .whereNotNull('source_key')
    .select('id', 'source_key')
  for (const { id, source_key: sourceKey } of rows) await discardSource({ id, sourceKey })
}
