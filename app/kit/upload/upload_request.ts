import { UploadFailure } from '#app/kit/upload/upload_failure'
import type { SendOptions } from '#app/kit/upload/upload_queue'

interface UploadRequest extends SendOptions {
  /** The picture's use, as in `POST /api/uploads`: `property`, `avatar` … */
  purpose: string
}

/**
 * Sends one picture to `POST /api/uploads` and resolves with the answer's `upload`.
 * @throws UploadFailure with the server's message if there is one
 */
export async function sendUpload<Uploaded>(
  file: File,
  { purpose, ...options }: UploadRequest
): Promise<Uploaded> {
  const fields = { for: purpose }
  const { upload } = await uploadFile<{ upload: Uploaded }>('/api/uploads', file, fields, options)
  return upload
}

/** Posts one file as `file` beside other fields. @throws UploadFailure */
export function uploadFile<Answer>(
  path: string,
  file: File,
  fields: Record<string, string>,
  options: SendOptions
): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', file)
  return sendForm(path, body, options)
}

/**
 * Posts a form and resolves with the answer. Uses `XMLHttpRequest`, because `fetch` doesn't report
 * upload progress.
 * @throws UploadFailure with the server's message if there is one
 */
export function sendForm<Answer>(
  path: string,
  body: FormData,
  { key, signal, onProgress }: Pick<SendOptions, 'key'> & Partial<SendOptions>
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    request.setRequestHeader('X-XSRF-TOKEN', cookieValue('XSRF-TOKEN', document.cookie) ?? '')
    request.setRequestHeader('Idempotency-Key', key)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(Math.floor((loaded / total) * 100))
    }
    request.onload = () => {
      const { status, response } = request
      if (status < 400 && response) resolve(response)
      else reject(new UploadFailure(status, response))
    }
    request.onerror = () => reject(new UploadFailure(0))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

/** A cookie's decoded value; null if there is none. */
export function cookieValue(name: string, cookies: string): string | null {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null
}
