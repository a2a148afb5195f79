import { CallFailure } from '#app/kit/calls/call_failure'
import { ChangeClock } from '#app/kit/calls/change_clock'
import type { VideoStatus } from '#app/videos/video_status'
import { lacksFile } from '#app/videos/uploads/ui/video_upload'
import type { VideoUploads } from '#app/videos/uploads/ui/video_uploads'

export interface Progress {
  id: number
  status: VideoStatus
  progress: number
  error: string | null
}

interface NewsApi {
  show: (id: number) => Promise<{ video: Progress }>
}

type Uploads = Pick<VideoUploads, 'find' | 'change' | 'dismiss'>

/**
 * What events and answers tell of videos that are processed or that another device sends; no late
 * answer counts.
 */
export class ProcessingNews {
  readonly #uploads: Uploads
  readonly #api: NewsApi
  readonly #clock = new ChangeClock<number>()

  constructor(uploads: Uploads, api: NewsApi) {
    this.#uploads = uploads
    this.#api = api
  }

  hear = (progress: Progress): void => {
    this.#clock.note(progress.id)
    const upload = this.#uploads.find(progress.id)
    if (progress.status !== 'uploading') this.#show(progress)
    else if (upload && lacksFile(upload)) {
      this.#uploads.change(progress.id, { state: 'elsewhere', completed: progress.progress })
    }
  }

  hearRemoved = ({ id }: Pick<Progress, 'id'>): void => {
    this.#clock.note(id)
    this.#uploads.dismiss(id)
  }

  async ask(id: number): Promise<void> {
    try {
      const answer = await this.#clock.fresh(id, () => this.#api.show(id))
      if (answer) this.#show(answer.video)
    } catch (error) {
      // deleted meanwhile, maybe on another page
      if (error instanceof CallFailure && error.status === 404) this.#uploads.dismiss(id)
    }
  }

  #show({ id, status, progress, error }: Progress): void {
    if (status === 'ready') {
      this.#uploads.change(id, { state: 'ready', completed: 100, error: null })
    } else if (status === 'failed') this.#uploads.change(id, { state: 'refused', error })
    else if (status === 'processing') {
      this.#uploads.change(id, { state: 'processing', completed: progress })
    }
  }
}
