import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime } from '#app/common/http/wire_time'
import type Video from '#app/videos/video'
import VideoTransformer from '#app/videos/video_transformer'
import { type OpenUpload, uploadAddress } from '#app/videos/uploads/open_upload'

interface UnfinishedUpload {
  video: Video
  uploadId: string
  uploadedBytes: number
}

/** An upload that its owner can continue, with `poster` and `captions` loaded. */
export default class OwnUploadTransformer extends BaseTransformer<UnfinishedUpload> {
  toObject() {
    const { video, uploadId, uploadedBytes } = this.resource
    const upload: OpenUpload = { protocol: 'tus', url: uploadAddress(uploadId) }
    return {
      video: new VideoTransformer(video).toObject(),
      upload,
      uploaded_bytes: uploadedBytes,
      bytes: video.sourceBytes,
      expires_at: wireTime(video.uploadExpiresAt),
    }
  }
}
