import type User from '#app/accounts/user'
import type { ExportedFile, ExportedPart } from '#app/accounts/exports/export_parts'
import { wireTime } from '#app/common/http/wire_time'
import { openFile } from '#app/media/files/stored_files'
import Video from '#app/videos/video'
import { mp4Key } from '#app/videos/video_files'

/** Somebody's videos with their captions, and each as one MP4, or as it was uploaded. */
export async function exportVideos({ id }: User): Promise<ExportedPart> {
  const videos = await Video.query()
    .where('user_id', id)
    .whereNull('removing_since')
    .preload('captions')
    .orderBy('id')
  return {
    data: videos.map((video) => ({
      id: video.id,
      slug: video.slug,
      title: video.title,
      status: video.status,
      file: fileOf(video)?.path ?? null,
      duration: video.durationMs === null ? null : video.durationMs / 1000,
      poster_image_id: video.posterImageId,
      captions: video.captions.map(({ language, label, content }) => ({
        language,
        label,
        content,
      })),
      created_at: wireTime(video.createdAt),
    })),
    files: videos.flatMap((video) => fileOf(video) ?? []),
  }
}

function fileOf({ id, folder, mp4Bytes, sourceKey }: Video): ExportedFile | null {
  if (mp4Bytes) return { path: `videos/${id}.mp4`, open: () => openFile(mp4Key(folder)) }
  return sourceKey ? { path: `videos/${id}`, open: () => openFile(sourceKey) } : null
}
