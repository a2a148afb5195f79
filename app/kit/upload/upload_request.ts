import { apiPath } from '#app/kit/calls/api_path'
import { sendFile } from '#app/kit/calls/send_form'
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
  const { upload } = await sendFile<{ upload: Uploaded }>(apiPath('uploads'), file, fields, options)
  return upload
}
