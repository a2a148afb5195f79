export const VIDEO_STATUSES = ['blank', 'uploading', 'processing', 'ready', 'failed'] as const
export type VideoStatus = (typeof VIDEO_STATUSES)[number]

/** The specification's active upload, in percent. */
export interface ActiveUpload {
  videoSlug: string
  completed: number
}

export const videoChannel = (videoId: number) => `private-video.${videoId}`
