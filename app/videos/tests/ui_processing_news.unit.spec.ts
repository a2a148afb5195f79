import { test } from '@japa/runner'
import { CallFailure } from '#app/kit/calls/call_failure'
import { ProcessingNews, type Progress } from '#app/videos/ui/uploads/processing_news'
import type { VideoUpload } from '#app/videos/ui/uploads/video_upload'
import { heldBack } from '#tests/support/held_back'

const at = (progress: number, status: Progress['status'] = 'processing'): Progress => ({
  id: 7,
  status,
  progress,
  error: null,
})

function open(video: Progress) {
  const server = { video }
  const late = heldBack(async () => ({ video: server.video }))
  let shown: Partial<VideoUpload> = { state: 'processing', completed: 0 }
  const change = (_: number, changed: Partial<VideoUpload>) => {
    shown = { ...shown, ...changed }
  }
  const news = new ProcessingNews({ change, dismiss: () => {} }, { show: late.call })
  return { server, late, news, shown: () => shown }
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
    const uploads = { change: () => {}, dismiss: (id: number) => void dismissed.push(id) }
    const failing = (status: number) => () => Promise.reject(new CallFailure(status))
    await new ProcessingNews(uploads, { show: failing(503) }).ask(7)
    assert.isEmpty(dismissed)
    await new ProcessingNews(uploads, { show: failing(404) }).ask(7)
    assert.deepEqual(dismissed, [7])
  })
})
