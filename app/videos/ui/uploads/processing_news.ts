import { CallFailure } from '#app/kit/calls/call_failure'
import { ChangeClock } from '#app/kit/calls/change_clock'
import type { VideoStatus } from '#app/videos/contract/video_status'
import type { VideoUploads } from '#app/videos/ui/uploads/video_uploads'

export interface Progress {
  id: number
  status: VideoStatus
  progress: number
  error: string | null
}

interface NewsApi {
  show: (id: number) => Promise<{ video: Progress }>
}

/** What events and answers tell of uploaded videos that are processed; no late answer counts. */
export class ProcessingNews {
  readonly #uploads: Pick<VideoUploads, 'change' | 'dismiss'>
  readonly #api: NewsApi
  readonly #clock = new ChangeClock<number>()

  constructor(uploads: Pick<VideoUploads, 'change' | 'dismiss'>, api: NewsApi) {
    this.#uploads = uploads
    this.#api = api
  }

  hear = (progress: Progress): void => {
    this.#clock.note(progress.id)
    this.#show(progress)
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
    if (status === 'ready') this.#uploads.change(id, { state: 'ready', completed: 100 })
    else if (status === 'failed') this.#uploads.change(id, { state: 'refused', error })
    else if (status === 'processing') this.#uploads.change(id, { completed: progress })
  }
}
