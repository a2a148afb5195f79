import type { FailureOf } from '#app/kit/calls/call_failure'
import { requestHeaders } from '#app/kit/calls/request'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { uploadFailureOf } from '#app/kit/upload/upload_failure'

interface FormOptions {
  /** idempotency key */
  key: string
  headers?: Record<string, string>
  signal?: AbortSignal
  /** percent of the bytes sent */
  onProgress?: (percent: number) => void
  failureOf?: FailureOf
}

/**
 * Posts a form and resolves with the answer. Uses `XMLHttpRequest`, because `fetch` doesn't report
 * upload progress.
 * @throws UploadFailure, or what `failureOf` makes, with the server's message if there is one
 */
export function sendForm<Answer>(
  path: string,
  body: FormData,
  { key, headers, signal, onProgress, failureOf = uploadFailureOf }: FormOptions
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open('POST', path)
    sending.responseType = 'json'
    const all = { ...requestHeaders(), ...onceHeaders(key), ...headers }
    for (const [name, value] of Object.entries(all)) sending.setRequestHeader(name, value)
    sending.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(Math.floor((loaded / total) * 100))
    }
    sending.onload = () => {
      const { status, response } = sending
      if (status < 400 && response) resolve(response)
      else reject(failureOf(status, response))
    }
    sending.onerror = () => reject(failureOf(0))
    sending.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => sending.abort(), { once: true })
    sending.send(body)
  })
}

/** Posts one file as `file` beside other fields. @throws UploadFailure */
export function sendFile<Answer>(
  path: string,
  file: File,
  fields: Record<string, string>,
  options: FormOptions
): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', file)
  return sendForm(path, body, options)
}
