import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { cookieValue } from '#app/kit/upload/upload_request'
import { UploadFailure } from '#app/kit/upload/upload_failure'

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
  async open(file: File, key: string): Promise<OpenedVideo> {
    const metadata = { filename: file.name, filetype: file.type }
    const pairs = Object.entries(metadata).filter(([, value]) => value)
    const answer = await send('POST', '/api/uploads/videos', {
      'Upload-Length': String(file.size),
      'Upload-Metadata': pairs.map(([name, value]) => `${name} ${base64(value)}`).join(','),
      'Idempotency-Key': key,
    })
    return answer.json()
  },

  /** The video goes, too. @throws UploadFailure */
  async cancel(path: string): Promise<void> {
    await send('DELETE', path)
  },
}

async function send(
  method: string,
  path: string,
  headers: Record<string, string> = {}
): Promise<Response> {
  const answer = await fetch(path, {
    method,
    headers: {
      'Accept': 'application/json',
      'Tus-Resumable': '1.0.0',
      'X-XSRF-TOKEN': cookieValue('XSRF-TOKEN', document.cookie) ?? '',
      ...headers,
    },
  }).catch(() => {
    throw new UploadFailure(0)
  })
  if (answer.ok) return answer
  throw new UploadFailure(answer.status, await answer.json().catch(() => null))
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
