import type { Data } from '#data'
import { eventually } from '#tests/support/eventually'
import type { Visitor } from '#tests/support/visitor'

type WireVideo = Data.Videos.Video

/** The last resort: processing that makes progress may take longer. */
const MAX_STANDSTILL_MS = 120_000

/** Somebody who uploads videos to a built server. */
export class VideoCustomer {
  /** @param askEvery ms */
  constructor(
    private readonly visitor: Visitor,
    private readonly askEvery?: number
  ) {}

  /** @returns once all of it has arrived */
  async upload(content: Uint8Array<ArrayBuffer>): Promise<{ id: number; slug: string }> {
    const tus = { 'tus-resumable': '1.0.0' }
    const created = await this.visitor.send('POST', '/api/uploads/videos', undefined, {
      ...tus,
      'upload-length': String(content.length),
    })
    if (created.status !== 201) throw new Error(`${created.status} ${await created.text()}`)
    const path = created.headers.get('location')
    if (!path) throw new Error('The upload has no address')
    const { video } = await created.json()
    const sent = await this.visitor.send('PATCH', path, content, {
      ...tus,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    })
    if (sent.status !== 204) throw new Error(`${sent.status} ${await sent.text()}`)
    return video
  }

  async show(id: number): Promise<WireVideo> {
    const answer = await this.visitor.get(`/api/video/${id}`)
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()).video
  }

  delete(id: number): Promise<Response> {
    return this.visitor.send('DELETE', `/api/video/${id}`)
  }

  reached(id: number, is: (video: WireVideo) => boolean, what: string): Promise<WireVideo> {
    let progress = 0
    return eventually(
      async () => {
        const video = await this.show(id)
        progress = video.progress
        return is(video) && video
      },
      {
        within: MAX_STANDSTILL_MS,
        every: this.askEvery,
        progress: () => progress,
        what: () => what,
      }
    )
  }

  ended(id: number): Promise<WireVideo> {
    const isEnded = ({ status }: WireVideo) => status === 'ready' || status === 'failed'
    return this.reached(id, isEnded, `video ${id} to be processed`)
  }
}
