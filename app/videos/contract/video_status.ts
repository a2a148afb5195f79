export const VIDEO_STATUSES = ['blank', 'uploading', 'processing', 'ready', 'failed'] as const
export type VideoStatus = (typeof VIDEO_STATUSES)[number]
