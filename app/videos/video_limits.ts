const GIB = 1024 ** 3

export const MAX_VIDEO_BYTES = 4 * GIB
export const MAX_VIDEO_SECONDS = 30 * 60
export const MAX_VIDEO_TITLE_CHARACTERS = 120
export const MAX_CAPTION_LANGUAGES = 10
export const MAX_CAPTIONS_CHARACTERS = 200_000

/** Uploads that nobody continued. */
export const MAX_UNFINISHED_UPLOAD_HOURS = 24

export const SEGMENT_SECONDS = 2

/** Tries after which a video is failed. */
export const MAX_PROCESSING_TRIES = 3
