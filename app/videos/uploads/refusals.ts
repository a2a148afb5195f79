import { HttpError } from '#app/kernel/exceptions/http_error'
import { MAX_VIDEO_BYTES } from '#app/videos/video_limits'

const GIB = 1024 ** 3

export const uploadRefusals = {
  type: () => HttpError.unsupportedMediaType('We take MP4, MOV, WebM and MKV videos.'),
  bytes: () => HttpError.tooLarge(`A video may have up to ${MAX_VIDEO_BYTES / GIB} GB.`),
  beyond: () => HttpError.tooLarge('This is more than the size you announced.'),
  empty: () => new HttpError(400, 'This file is empty.'),
  quota: (freeBytes: number, quotaBytes: number) =>
    HttpError.conflict(
      `There is no room for this video: ${inGigabytes(freeBytes)} of your ${inGigabytes(quotaBytes)} ` +
        'are free. Delete a video first.'
    ),
  length: () => new HttpError(400, 'Send the size of the file as “Upload-Length”.'),
  offset: () =>
    HttpError.conflict(
      'The upload is at another offset. Ask for it with HEAD, then continue there.'
    ),
  locked: () =>
    new HttpError(423, 'Another request is sending this upload. Try again in a moment.'),
  checksum: () => new HttpError(460, 'This part doesn’t match its checksum. Send it again.'),
  method: () =>
    new HttpError(405, 'This address doesn’t support that method.', {
      allow: 'HEAD, PATCH, DELETE',
    }),
  open: () => HttpError.conflict('This video already has an upload. Continue that one.'),
  complete: () => HttpError.conflict('This video is already uploaded.'),
  expired: () => new HttpError(410, 'This upload has expired. Start it again.'),
  protocol: () =>
    new HttpError(412, 'Send the header “Tus-Resumable: 1.0.0”.', { 'tus-version': '1.0.0' }),
  diskFull: () =>
    new HttpError(503, 'There is no room for more videos at the moment. Try again later.', {
      'retry-after': '60',
    }),
}

function inGigabytes(bytes: number): string {
  return `${(Math.max(0, bytes) / GIB).toLocaleString('en-US', { maximumFractionDigits: 1 })} GB`
}
