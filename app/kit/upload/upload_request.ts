import { UploadFailure } from '#app/kit/upload/upload_failure'
import type { SendOptions } from '#app/kit/upload/upload_queue'

interface UploadRequest extends SendOptions {
  /** The picture's use, as in `POST /api/uploads`: `property`, `avatar` … */
  purpose: string
}

/**
 * Sends one file to `POST /api/uploads` and resolves with the answer's `upload`. Uses
 * `XMLHttpRequest`, because `fetch` doesn't report upload progress.
 * @throws UploadFailure with the server's message if there is one
 */
export function sendUpload<Uploaded>(
  file: File,
  { purpose, key, signal, onProgress }: UploadRequest
): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/uploads')
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    request.setRequestHeader('X-XSRF-TOKEN', cookieValue('XSRF-TOKEN', document.cookie) ?? '')
    request.setRequestHeader('Idempotency-Key', key)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.floor((loaded / total) * 100))
    }
    request.onload = () => {
      const { status, response } = request
      if (status === 201 && response?.upload) resolve(response.upload)
      else reject(new UploadFailure(status, response))
    }
    request.onerror = () => reject(new UploadFailure(0))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })

    const body = new FormData()
    body.append('for', purpose)
    body.append('file', file)
    request.send(body)
  })
}

/** A cookie's decoded value; null if there is none. */
export function cookieValue(name: string, cookies: string): string | null {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null
}
