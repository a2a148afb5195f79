import { test } from '@japa/runner'
import { CallFailure } from '#app/kit/calls/call_failure'
import { ProcessingNews, type Progress } from '#app/videos/uploads/ui/processing_news'
import type { UploadState, VideoUpload } from '#app/videos/uploads/ui/video_upload'
import { heldBack } from '#tests/support/held_back'

const at = (progress: number, status: Progress['status'] = 'processing'): Progress => ({
  id: 7,
  status,
  progress,
  error: null,
})

function open(video: Progress, state: UploadState = 'processing') {
  const server = { video }
  const late = heldBack(async () => ({ video: server.video }))
  let row: VideoUpload = { ...BLANK, state }
  const change = (_: number, changed: Partial<VideoUpload>) => {
    row = { ...row, ...changed }
  }
  const uploads = { find: () => row, change, dismiss: () => {} }
  const news = new ProcessingNews(uploads, { show: late.call })
  const shown = () => ({ state: row.state, completed: row.completed })
  return { server, late, news, shown }
}

const BLANK: VideoUpload = {
  videoId: 7,
  videoSlug: 'seven',
  name: 'Seven',
  bytes: 1000,
  path: '/seven',
  state: 'processing',
  completed: 0,
  error: null,
}

test.group('News of processed videos', () => {
  test('an answer counts until an event tells more', async ({ assert }) => {
    const { late, news, shown } = open(at(30))
    late.arrive()
    await news.ask(7)
    assert.equal(shown().completed, 30)
    news.hear(at(60))
    assert.equal(shown().completed, 60)
  })

  test('progress does not go back by a late answer', async ({ assert }) => {
    const { server, late, news, shown } = open(at(30))
    const asked = news.ask(7)
    server.video = at(60)
    news.hear(at(60))
    late.arrive()
    await asked
    assert.equal(shown().completed, 60)
  })

  test('a video that is ready stays complete', async ({ assert }) => {
    const { server, late, news, shown } = open(at(30))
    const asked = news.ask(7)
    server.video = at(100, 'ready')
    await news.ask(7)
    late.arrive()
    await asked
    assert.deepEqual(shown(), { state: 'ready', completed: 100 })
  })

  test('a video that was deleted meanwhile leaves the list', async ({ assert }) => {
    const dismissed: number[] = []
    const uploads = {
      find: () => undefined,
      change: () => {},
      dismiss: (id: number) => void dismissed.push(id),
    }
    const failing = (status: number) => () => Promise.reject(new CallFailure(status))
    await new ProcessingNews(uploads, { show: failing(503) }).ask(7)
    assert.isEmpty(dismissed)
    await new ProcessingNews(uploads, { show: failing(404) }).ask(7)
    assert.deepEqual(dismissed, [7])
    new ProcessingNews(uploads, { show: failing(503) }).hearRemoved({ id: 7 })
    assert.deepEqual(dismissed, [7, 7])
  })

  test('what another device sends is followed until it is processed', async ({ assert }) => {
    const { news, shown } = open(at(10, 'uploading'), 'needs_file')
    news.hear(at(20, 'uploading'))
    assert.deepEqual(shown(), { state: 'elsewhere', completed: 20 })
    news.hear(at(5))
    assert.deepEqual(shown(), { state: 'processing', completed: 5 })
  })

  test('what this tab sends itself shows what this tab knows', async ({ assert }) => {
    const { news, shown } = open(at(10, 'uploading'), 'uploading')
    news.hear(at(20, 'uploading'))
    assert.deepEqual(shown(), { state: 'uploading', completed: 0 })
  })
})
