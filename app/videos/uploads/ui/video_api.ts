import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { apiPath } from '#app/kit/calls/api_path'
import { send } from '#app/kit/calls/request'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { uploadFailureOf } from '#app/kit/upload/upload_failure'

const routes = api.api.api

/** A blank video and where its file goes, as `POST /api/video/blank` answers. */
export interface OpenedVideo {
  video: { id: number; slug: string }
  upload: { url: string }
}

export const videoApi = {
  /** Unfinished uploads, also of other devices, and the room that is left. */
  uploads: () => answered(routes.videoUploads.index({})),

  show: (id: number) => answered(routes.walkthroughVideos.show({ params: { id } })),

  /** @throws UploadFailure */
  open(file: File, key: string): Promise<OpenedVideo> {
    const metadata = { filename: file.name, filetype: file.type }
    const pairs = Object.entries(metadata).filter(([, value]) => value)
    return sendTus<OpenedVideo>('POST', apiPath('uploads/videos'), {
      'Upload-Length': String(file.size),
      'Upload-Metadata': pairs.map(([name, value]) => `${name} ${base64(value)}`).join(','),
      ...onceHeaders(key),
    })
  },

  /** The video goes, too. @throws UploadFailure */
  async cancel(path: string): Promise<void> {
    await sendTus('DELETE', path)
  },

  /** Ends its processing, too. @throws CallFailure */
  async remove(id: number): Promise<void> {
    await answered(routes.walkthroughVideos.destroy({ params: { id } }))
  },
}

async function sendTus<Answer>(
  method: string,
  path: string,
  headers: Record<string, string> = {}
): Promise<Answer> {
  const tus = { 'Tus-Resumable': '1.0.0', ...headers }
  return send<Answer>(path, { method, headers: tus, failureOf: uploadFailureOf })
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
