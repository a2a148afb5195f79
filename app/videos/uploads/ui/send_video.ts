import { DetailedError, Upload } from 'tus-js-client'
import { requestHeaders } from '#app/kit/calls/request'
import { UploadFailure } from '#app/kit/upload/upload_failure'

/** Short enough for a slow connection, because a request may take five minutes. */
const PART_BYTES = 16 * 1024 ** 2

/** Also outlasts the restart of a server. */
const RETRY_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000]

interface Sending {
  path: string
  onProgress: (sentBytes: number) => void
  onSent: () => void
  onFailure: (failure: UploadFailure) => void
}

/** Sends a file, or what the server lacks of it. @returns pauses it */
export function sendVideo(
  file: File,
  { path, onProgress, onSent, onFailure }: Sending
): () => void {
  const upload = new Upload(file, {
    uploadUrl: path,
    chunkSize: PART_BYTES,
    retryDelays: RETRY_MS,
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => {
      for (const [name, value] of Object.entries(requestHeaders())) request.setHeader(name, value)
    },
    onProgress,
    onSuccess: onSent,
    onError: (error) => onFailure(failureOf(error)),
  })
  upload.start()
  return () => void upload.abort()
}

function failureOf(error: Error): UploadFailure {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  if (!answer) return new UploadFailure(0)
  try {
    return new UploadFailure(answer.getStatus(), JSON.parse(answer.getBody()))
  } catch {
    return new UploadFailure(answer.getStatus())
  }
}
