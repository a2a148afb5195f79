/**
 * `waiting` for its turn; `needs_file` after a reload or from another device, `elsewhere` while that
 * sends it; then, once it has arrived, `processing` until it is `ready`. `failed` may be tried again,
 * `refused` may not.
 */
export type UploadState =
  | 'waiting'
  | 'uploading'
  | 'paused'
  | 'needs_file'
  | 'elsewhere'
  | 'failed'
  | 'refused'
  | 'processing'
  | 'ready'

/** A video on its way to the server; a new object with each change. */
export interface VideoUpload {
  readonly videoId: number
  readonly videoSlug: string
  readonly name: string
  readonly bytes: number
  /** path of the tus upload */
  readonly path: string
  readonly state: UploadState
  /** in percent, of the upload or, after that, of the processing */
  readonly completed: number
  /** a sentence */
  readonly error: string | null
}

const SENDING: readonly UploadState[] = ['waiting', 'uploading']
/** What this tab has no file for. */
const WITHOUT_FILE: readonly UploadState[] = ['needs_file', 'elsewhere']
const UNSENT: readonly UploadState[] = [...SENDING, ...WITHOUT_FILE, 'paused', 'failed']

/** Would stop if the page were closed. */
export const isSending = ({ state }: VideoUpload) => SENDING.includes(state)

export const lacksFile = ({ state }: VideoUpload) => WITHOUT_FILE.includes(state)

/** Can still be continued or canceled. */
export const isUnsent = ({ state }: VideoUpload) => UNSENT.includes(state)

/** Not ready yet. */
export const isUnderway = (upload: VideoUpload) => isUnsent(upload) || upload.state === 'processing'
