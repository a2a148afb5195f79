import { test } from '@japa/runner'
import { CallFailure } from '#app/kit/calls/call_failure'
import type { videoApi } from '#app/videos/uploads/ui/video_api'
import { VideoUploads } from '#app/videos/uploads/ui/video_uploads'
import { heldBack } from '#tests/support/held_back'

type Answer = Awaited<ReturnType<typeof videoApi.uploads>>

const VIDEO: Answer['processing'][number] = {
  id: 7,
  slug: 'hall',
  title: 'Hall.mp4',
  status: 'processing',
  progress: 30,
  error: null,
  duration: null,
  width: null,
  height: null,
  poster: null,
  storyboard: null,
  sources: [],
  captions: [],
  list_id: null,
  position: null,
}

const QUOTA = { used_bytes: 0, max_bytes: 1000 }
const NOTHING: Answer = { uploads: [], processing: [], quota: QUOTA }
const SENT: Answer = {
  ...NOTHING,
  uploads: [
    {
      video: { ...VIDEO, status: 'uploading' },
      upload: { protocol: 'tus', url: 'http://localhost/api/uploads/videos/1' },
      uploaded_bytes: 200,
      bytes: 1000,
      expires_at: '2026-01-01T00:00:00.000Z',
    },
  ],
}
const PROCESSED: Answer = { ...NOTHING, processing: [VIDEO] }

function open(first: Answer) {
  const server = { answer: first, remove: () => {} }
  const late = heldBack(async () => server.answer)
  const store = new VideoUploads(
    { uploads: [], freeBytes: null },
    { uploads: late.call, cancel: async () => {}, remove: async () => server.remove() }
  )
  const shown = () =>
    store.snapshot().uploads.map(({ state, completed }) => `${state} ${completed}`)
  return { server, late, store, shown }
}

test.group('Videos of another device', () => {
  test('appear while they are sent, and while they are processed', async ({ assert }) => {
    const { server, late, store, shown } = open(SENT)
    late.arrive()
    await store.compare('hall', '')
    assert.deepEqual(shown(), ['needs_file 20'])
    server.answer = PROCESSED
    await store.compare('', 'hall')
    assert.deepEqual(shown(), ['processing 30'])
    await store.compare('', '')
    assert.deepEqual(shown(), ['processing 30'], 'its own channel tells how it ends')
  })

  test('are being sent if an event tells of them', async ({ assert }) => {
    const { late, store, shown } = open(SENT)
    late.arrive()
    const changed = new Promise<void>((resolve) => store.subscribe(resolve))
    store.hearChanged()
    await changed
    assert.deepEqual(shown(), ['elsewhere 20'])
  })

  test('leave the list if they end there, unseen', async ({ assert }) => {
    const { server, late, store, shown } = open(SENT)
    late.arrive()
    await store.refresh()
    server.answer = NOTHING
    await store.compare('', '')
    assert.isEmpty(shown())
  })

  test('are unfinished once nobody sends them, and being sent again with further news', async ({
    assert,
  }) => {
    const { late, store, shown } = open(SENT)
    late.arrive()
    const now = Date.now
    const began = now()
    const at = (ms: number) => (Date.now = () => began + ms)
    try {
      at(0)
      await store.refresh('elsewhere')
      at(29_000)
      store.forgetQuiet()
      assert.deepEqual(shown(), ['elsewhere 20'])
      store.change(7, { state: 'elsewhere', completed: 50 })
      at(58_000)
      store.forgetQuiet()
      assert.deepEqual(shown(), ['elsewhere 50'], 'heard of since')
      at(59_000)
      store.forgetQuiet()
      assert.deepEqual(shown(), ['needs_file 50'])
      store.change(7, { state: 'elsewhere', completed: 60 })
      store.forgetQuiet()
      assert.deepEqual(shown(), ['elsewhere 60'])
      store.change(7, { state: 'processing', completed: 0 })
      at(200_000)
      store.forgetQuiet()
      assert.deepEqual(shown(), ['processing 0'])
    } finally {
      Date.now = now
    }
  })

  test('leave the list if they were canceled there before this tab followed them', async ({
    assert,
  }) => {
    const { server, late, store, shown } = open(SENT)
    late.arrive()
    await store.refresh('elsewhere')
    server.answer = NOTHING
    const left = new Promise<void>((resolve) =>
      store.subscribe(() => !store.snapshot().uploads.length && resolve())
    )
    store.hearChanged()
    await left
    assert.isEmpty(shown())
  })

  test('are as the newer of two swapped answers says', async ({ assert }) => {
    const { server, late, store, shown } = open(SENT)
    const first = store.refresh()
    server.answer = PROCESSED
    await store.refresh()
    assert.deepEqual(shown(), ['processing 30'])
    late.arrive()
    await first
    assert.deepEqual(shown(), ['processing 30'])
  })

  test('are asked for again if an event came after the question', async ({ assert }) => {
    const { server, late, store, shown } = open(NOTHING)
    const first = store.refresh()
    server.answer = PROCESSED
    store.hearChanged()
    late.arrive()
    await first
    assert.deepEqual(shown(), ['processing 30'])
  })

  test('leave the list once their processing is stopped, and stay with the reason otherwise', async ({
    assert,
  }) => {
    for (const [status, left] of [
      [0, ['processing 30']],
      [500, ['processing 30']],
      [404, []],
      [200, []],
    ] as const) {
      const { server, late, store, shown } = open(PROCESSED)
      late.arrive()
      await store.compare('', 'hall')
      server.remove = () => {
        if (status !== 200) throw new CallFailure(status)
      }
      await store.stopProcessing(VIDEO.id)
      assert.deepEqual(shown(), left)
      for (const { error } of store.snapshot().uploads) {
        assert.equal(error, new CallFailure(status).message)
      }
    }
  })

  test('that were hidden stay hidden, also for an answer on its way', async ({ assert }) => {
    const { late, store, shown } = open(PROCESSED)
    const first = store.refresh()
    await store.refresh()
    store.dismiss(7)
    late.arrive()
    await first
    await store.refresh()
    assert.isEmpty(shown())
  })

  test('are unknown to whoever signs in next', async ({ assert }) => {
    const { late, store, shown } = open(PROCESSED)
    await store.enter(1)
    const first = store.refresh()
    await store.enter(2)
    late.arrive()
    await first
    assert.isEmpty(shown())
  })
})
